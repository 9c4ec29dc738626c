import { describe, expect, it } from 'vitest';
import { codeOf, QUIET } from './qr';

/** The squares again, from the path as it is drawn. */
function squares({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let k = 0; k < Number(long); k += 1) grid[Number(y)]![Number(x) + k] = true;
  }
  return grid;
}

const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

describe('the code of a link', () => {
  it('has its three eyes, timing between them, and light all around', async () => {
    const code = await codeOf('http://192.168.178.23:8000/t/ABCD2345');
    const grid = squares(code);
    const inner = code.size - 2 * QUIET;
    const eyeAt = (left: number, top: number) =>
      FINDER.map((_, y) => FINDER.map((_, x) => (grid[top + y]![left + x] ? '#' : ' ')).join(''));
    const far = code.size - QUIET - 7;
    expect(eyeAt(QUIET, QUIET)).toEqual(FINDER);
    expect(eyeAt(far, QUIET)).toEqual(FINDER);
    expect(eyeAt(QUIET, far)).toEqual(FINDER);
    for (let k = 8; k < inner - 8; k += 1) expect(grid[QUIET + 6]![QUIET + k]).toBe(k % 2 === 0);
    grid.forEach((row, y) =>
      row.forEach((dark, x) => {
        const edge = Math.min(x, y, code.size - 1 - x, code.size - 1 - y) < QUIET;
        if (edge) expect(dark).toBe(false);
      }),
    );
  });

  it('is another one for another table', async () => {
    const [one, other] = await Promise.all([
      codeOf('http://a.example/t/AAAA2222'),
      codeOf('http://a.example/t/AAAA2223'),
    ]);
    expect(one.size).toBe(other.size);
    expect(one.path).not.toBe(other.path);
  });
});
