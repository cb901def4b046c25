export { handOver } from './hand-over';
export { showQuietPage } from './QuietPage';
