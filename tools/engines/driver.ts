import { clickPoint } from './clickPoint.ts';

/** What Playwright's page and Puppeteer's have in common. */
interface DriverPage {
  evaluate<Answer>(work: (selector: string) => Answer, selector: string): Promise<Awaited<Answer>>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: {
    type(text: string): Promise<void>;
    press(key: 'Escape' | 'Tab' | 'F2'): Promise<void>;
  };
}

/** What an engine does alike with both: it keeps what the console says, it clicks and types. */
export function drive(page: DriverPage) {
  const consoleErrors: string[] = [];
  const click = async (selector: string) => {
    const { x, y } = await page.evaluate(clickPoint, selector);
    await page.mouse.click(x, y);
  };
  return {
    onConsole: (message: { type(): string; text(): string }) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    },
    onPageError: (error: unknown) => void consoleErrors.push(`Uncaught ${String(error)}`),
    click,
    type: async (selector: string, text: string) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    press: (key: 'Escape' | 'Tab' | 'F2') => page.keyboard.press(key),
    takeConsoleErrors: async () => consoleErrors.splice(0),
  };
}
