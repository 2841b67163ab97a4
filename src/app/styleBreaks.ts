/**
 * A page's styles come in parts, each just before the markup that needs it: those down to the
 * headline, those of the rest of the first screen, and those of what is below.
 */
const marks = ['</h1>', '</section>'];

/**
 * Where in a page's markup its second and its third part of styles stand. A page without sections,
 * such as a notice that nothing is here, is a first screen from end to end.
 */
export function styleBreaks(html: string): number[] {
  let end = 0;
  return marks.map((mark) => {
    const index = html.indexOf(mark, end);
    end = index < 0 ? html.length : index + mark.length;
    return end;
  });
}
