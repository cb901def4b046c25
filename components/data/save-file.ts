/** Has the browser save a text as a file of its downloads; returns what frees the memory again. */
export function saveFile(name: string, text: string): () => void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  return () => URL.revokeObjectURL(url);
}
