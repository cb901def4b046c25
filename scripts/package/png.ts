/** Width and height of a PNG, as in `48x48`. */
export function sizeOfPng(bytes: Uint8Array): string {
  const { buffer, byteOffset } = bytes;
  const header = new DataView(buffer, byteOffset, 24);
  return `${header.getUint32(16)}x${header.getUint32(20)}`;
}
