// A link as a QR code: the squares as one path, with the quiet zone that the standard wants. The encoder is loaded only when asked.

/** Modules of light around the code, or cameras do not find it. */
export const QUIET = 4;

export type Code = { size: number; path: string };

/** The dark squares of the code for this text, in units of one module. */
export async function codeOf(text: string): Promise<Code> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.flatMap((row, y) => runs(row).map(([x, long]) => `M${x} ${y}h${long}v1h-${long}z`));
  return { size, path: rows.join('') };
}

/** Where dark squares stand side by side, and how many. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
