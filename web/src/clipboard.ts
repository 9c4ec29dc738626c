// Copying text, also where the browser is strict: while an answer is awaited, and on addresses without https.

/** Copy what is (or will be) the text; says whether it worked. Call it within the click, before anything is awaited. */
export async function copy(text: Promise<string>): Promise<boolean> {
  try {
    if ('ClipboardItem' in globalThis && (navigator as Partial<Navigator>).clipboard) {
      // Safari only lets a click copy if the copying starts at once, so it is given a promise.
      const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    }
  } catch {
    // Try the older ways.
  }
  const ready = await text;
  try {
    await navigator.clipboard.writeText(ready);
    return true;
  } catch {
    return copyFromField(ready);
  }
}

/** The way of plain http, as in a network at home: select a field and have it copied. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other way works on addresses without https
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
