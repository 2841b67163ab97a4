import { colours } from './colours.js';

export default { title: 'Button' };

const render = ({ label }) =>
  `<button style="background: ${colours.button}; color: white; font: 20px sans-serif">${label}</button>`;

export const Short = { render, args: { label: 'Send' } };

export const Long = { render, args: { label: 'Send the message' } };
