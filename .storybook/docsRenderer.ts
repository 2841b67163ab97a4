import { DocsRenderer } from '@storybook/addon-docs';
import { DocsPage } from './DocsPage.tsx';
import { GuidePage } from './GuidePage.tsx';

/** Renders a page of documentation in the site's theme; that of a component is its guide. */
export function createDocsRenderer(): DocsRenderer<never> {
  const renderer = new DocsRenderer<never>();
  const { render } = renderer;
  renderer.render = (context, docs, element) =>
    render(context, { page: GuidePage, ...docs, container: DocsPage }, element);
  return renderer;
}
