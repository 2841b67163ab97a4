import { randomUUID } from 'node:crypto';
import { answerWith, contactMessage, formOn, functionPath, noticesOn } from './support/form.ts';
import { mailsAbout } from './support/outbox.ts';
import { describe, expect, phone, test } from './support/test.ts';

const taken = { json: { code: 'sent' } };
const empty = { firstName: '', lastName: '', email: '', projectDetails: '' };

describe('a message', () => {
  for (const [name, options] of Object.entries({ desktop: {}, phone })) {
    test(`on a ${name} reaches the outbox, word for word, and is thanked for`, async ({ open }) => {
      const page = await open('/', options);
      const form = formOn(page);
      const mark = randomUUID();
      const message = {
        ...contactMessage,
        projectDetails: `Ünïcödé, عربى, 🚀 & "quotes".\n\n${mark}`,
      };
      await form.complete(message);
      await form.button.click();

      const { sent } = noticesOn(page);
      await sent.waitFor();
      expect(await sent.innerText()).toBe(
        "Thank you for your message!\n\nWe'll get back to you within 24 hours.",
      );
      expect(await form.values()).toEqual(empty);
      expect(await form.button.isEnabled()).toBe(true);

      const mails = await mailsAbout(mark);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text?.trim()).toContain(message.projectDetails);
      expect(mails[0]?.replyTo).toEqual([
        expect.objectContaining({ address: contactMessage.email }),
      ]);
      expect(mails[0]?.subject).toContain('Layla Haddad');
    });
  }

  test('travels as one POST of four fields, with the public key', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    const bodies = await answerWith(page, taken);
    await form.complete();
    const [request] = await Promise.all([page.waitForRequest(functionPath), form.button.click()]);
    expect(request.method()).toBe('POST');
    expect(await request.headerValue('content-type')).toContain('application/json');
    expect(await request.headerValue('apikey')).toBe('sb_publishable_embedded_default');
    expect(bodies).toEqual([contactMessage]);
  });

  test('while it is sent, the button is disabled and says so', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    await form.hydrated();
    const answer = Promise.withResolvers<void>();
    await page.route(functionPath, async (route) => {
      await answer.promise;
      await route.fulfill(taken);
    });
    await form.complete();
    await form.button.click();
    const sending = form.form.getByRole('button', { name: 'Sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    expect(await form.values()).toEqual(contactMessage);
    answer.resolve();
    await noticesOn(page).sent.waitFor();
    expect(await form.button.isEnabled()).toBe(true);
  });

  const bursts: [string, (form: ReturnType<typeof formOn>) => Promise<unknown>][] = [
    ['a double click', (form) => form.button.dblclick()],
    [
      'Enter five times',
      async (form) => {
        await form.field('email').focus();
        for (let i = 0; i < 5; i += 1)
          await form.field('email').press('Enter', { noWaitAfter: true });
      },
    ],
    [
      'twenty submits in one frame',
      (form) =>
        form.form.evaluate((element: HTMLFormElement) => {
          for (let i = 0; i < 20; i += 1) element.requestSubmit();
        }),
    ],
  ];
  for (const [name, burst] of bursts) {
    for (const isAlive of [true, false]) {
      test(`${name} ${isAlive ? 'sends' : 'before React has come sends'} it once`, async ({
        open,
      }) => {
        const held = Promise.withResolvers<void>();
        const page = await open('/', {
          before: (page) =>
            page.route(/\/assets\/hydrateIsland-/, async (route) => {
              if (!isAlive) await held.promise;
              await route.continue();
            }),
        });
        const form = formOn(page);
        if (isAlive) await form.hydrated();
        const bodies: unknown[] = [];
        const answer = Promise.withResolvers<void>();
        await page.route(functionPath, async (route) => {
          bodies.push(route.request().postDataJSON());
          await answer.promise;
          await route.fulfill(taken);
        });
        await form.complete();
        await burst(form);
        held.resolve();
        await form.form.getByRole('button', { name: 'Sending...' }).waitFor();
        answer.resolve();
        await noticesOn(page).sent.waitFor();
        expect(bodies).toEqual([contactMessage]);
      });
    }
  }

  test('a second message can follow the first', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    const bodies = await answerWith(page, taken);
    for (const firstName of ['One', 'Two']) {
      await form.complete({ ...contactMessage, firstName });
      await form.button.click();
      await expect.poll(form.values).toEqual(empty);
    }
    expect(bodies).toEqual([
      { ...contactMessage, firstName: 'One' },
      { ...contactMessage, firstName: 'Two' },
    ]);
  });
});

describe('the browser itself refuses', () => {
  test('a form with a field left empty, each in turn', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    await form.hydrated();
    const bodies = await answerWith(page, taken);
    for (const name of ['firstName', 'lastName', 'email', 'projectDetails'] as const) {
      await form.complete({ ...contactMessage, [name]: '' });
      await form.button.click();
      expect(await form.field(name).evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      expect(
        await form.field(name).evaluate((field: HTMLInputElement) => field.validity.valueMissing),
      ).toBe(true);
    }
    expect(bodies).toEqual([]);
  });

  test('what is no e-mail address', async ({ open }) => {
    const page = await open();
    const form = formOn(page);
    await form.hydrated();
    const bodies = await answerWith(page, taken);
    for (const email of ['layla', 'layla@', '@company.example', 'a b@c.example', 'a@b@c.example']) {
      await form.complete({ ...contactMessage, email });
      await form.button.click();
      expect(
        await form
          .field('email')
          .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
      ).toBe(true);
    }
    expect(bodies).toEqual([]);
  });
});

describe('the notices', () => {
  test('success is announced politely, can be dismissed, and goes by itself', async ({ open }) => {
    const page = await open('/', { before: (page) => page.clock.install() });
    const form = formOn(page);
    await answerWith(page, taken);
    await form.complete();
    await form.button.click();
    const { sent, dismiss } = noticesOn(page);
    await sent.waitFor();
    await dismiss.click();
    await page.clock.runFor(1_000);
    await sent.waitFor({ state: 'detached' });

    await form.complete();
    await form.button.click();
    await sent.waitFor();
    await page.clock.runFor(60_000);
    await sent.waitFor({ state: 'detached' });
  });

  test('failure is announced at once and stays until it is dismissed', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open('/', { before: (page) => page.clock.install() });
    const form = formOn(page);
    await answerWith(page, { status: 500, json: { code: 'internal_error' } });
    await form.complete();
    await form.button.click();
    const { failed, dismiss } = noticesOn(page);
    await failed.waitFor();
    expect(await failed.innerText()).toBe(
      'Error sending message\n\nPlease try again or contact us directly.',
    );
    await page.clock.runFor(3_600_000);
    expect(await failed.isVisible()).toBe(true);
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1_000);
    await failed.waitFor({ state: 'detached' });
    expect(consoleErrors.take().join()).toContain('The message could not be sent');
  });

  test('a new outcome takes the place of the old one', async ({ open, consoleErrors }) => {
    const page = await open();
    const form = formOn(page);
    let status = 500;
    await page.route(functionPath, (route) => route.fulfill({ status, json: { code: 'x' } }));
    await form.complete();
    await form.button.click();
    const { sent, failed } = noticesOn(page);
    await failed.waitFor();
    status = 200;
    await form.button.click();
    await sent.waitFor();
    await failed.waitFor({ state: 'detached' });
    expect(consoleErrors.take().join()).toContain('The message could not be sent');
  });
});
