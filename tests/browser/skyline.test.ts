import { describe, expect, test } from './support/test.ts';

describe('the skyline', () => {
  test('draws each lit window fully inside a house', async ({ open }) => {
    const page = await open();
    const outside = await page.evaluate(() => {
      const found: string[] = [];
      for (const city of document.querySelectorAll('#hero .city')) {
        const shapes = (selector: string) => [
          ...city.querySelectorAll<SVGGeometryElement>(`${selector}:not([transform])`),
        ];
        const near = shapes('.near');
        /* In Beirut, the far shapes are mountains, which have no windows. */
        const far = city.matches('.west') ? shapes('.far') : [];
        const isIn = (houses: SVGGeometryElement[], point: DOMPoint) =>
          houses.some((house) => house.isPointInFill(point));

        for (const row of city.querySelectorAll<SVGGeometryElement>('.window, .lights')) {
          const half = Number.parseFloat(getComputedStyle(row).strokeWidth) / 2;
          const line = row.cloneNode() as SVGGeometryElement;
          row.after(line);
          for (const part of row.getAttribute('d')?.split(/(?=M)/) ?? []) {
            line.setAttribute('d', part);
            const edge = Array.from({ length: Math.ceil(line.getTotalLength() * 2) }, (_, step) => {
              const { x, y } = line.getPointAtLength(step / 2);
              return [
                new DOMPoint(x + half, y),
                new DOMPoint(x - half, y),
                new DOMPoint(x, y + half),
                new DOMPoint(x, y - half),
              ];
            }).flat();
            const inNear = edge.filter((point) => isIn(near, point)).length;
            const inFar = edge.filter((point) => isIn(far, point)).length;
            const isWhole = inNear === edge.length || (inNear === 0 && inFar === edge.length);
            if (edge.length === 0 || !isWhole) found.push(part);
          }
          line.remove();
        }
      }
      return found;
    });
    expect(outside).toEqual([]);
  });
});
