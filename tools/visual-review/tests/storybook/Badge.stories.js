import { expect } from 'storybook/test';

export default { title: 'Badge' };

/** A story with one mode, which has a name and a window size. */
export const Modes = {
  globals: { viewport: undefined },
  parameters: { chromatic: { modes: { 'phone dark': { viewport: { width: 320, height: 200 } } } } },
  render: () => '<strong style="font: 20px sans-serif">3</strong>',
};

export const Hidden = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => 'Hidden',
};

export const Played = {
  render: () => '<button>Closed</button>',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.addEventListener('click', () => (button.textContent = 'Open'));
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Open');
  },
};
