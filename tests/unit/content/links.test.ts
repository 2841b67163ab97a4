import { expect, test } from 'vitest';
import { projectId, toAddress, toBooking } from '../../../src/content/links.ts';
import { settings } from '../../../src/content/settings.ts';

const consultationUrl = 'https://book.example.com/half-hour?lang=en';

test('toBooking keeps the query of the booking URL, and adds the parameter `about`', () => {
  Object.assign(settings, { consultationUrl, hasConsultationContext: true });
  expect(toBooking('Two Keys & more')).toBe(`${consultationUrl}&about=Two+Keys+%26+more`);
});

test('without hasConsultationContext, the booking URL does not change', () => {
  Object.assign(settings, { consultationUrl, hasConsultationContext: false });
  expect(toBooking('hero')).toBe(consultationUrl);
});

test('a printed address has no scheme and no slash at the end, but keeps its query', () => {
  expect(toAddress('https://templates.example.com/')).toBe('templates.example.com');
  expect(toAddress(consultationUrl)).toBe('book.example.com/half-hour?lang=en');
});

test('a project id contains no spaces in any language', () => {
  expect(projectId('Two Keys')).toBe('project-two-keys');
  expect(projectId('الماء الساكن')).toBe('project-الماء-الساكن');
});
