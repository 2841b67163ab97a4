import { getRequestListener } from '@hono/node-server';
import postgres from 'postgres';
import {
  connect,
  connectionOptions,
} from '../../supabase/functions/send-contact-email/connection.ts';
import { createDeliverer, deliver } from '../../supabase/functions/send-contact-email/deliver.ts';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { openPGlite } from '../../server/database.ts';
import { serve } from '../support/serve.ts';

/**
 * Serves the contact function, prints the port, and runs until a test kills the process. With
 * `DATABASE_FOLDER`, uses PGlite. Otherwise, uses PostgreSQL at `DATABASE_URL`, where the tables
 * must already exist. `CLOCK_MS` moves the clock ahead.
 */
const { DATABASE_FOLDER, DATABASE_URL = '', CLOCK_MS = '0' } = process.env;
const database = DATABASE_FOLDER
  ? await openPGlite(DATABASE_FOLDER)
  : connect(() => postgres(DATABASE_URL, connectionOptions));
const env = { ...process.env, DATABASE_URL: 'postgres://any' };
const dependencies = createDependencies(database.query, {
  now: () => Date.now() + Number(CLOCK_MS),
  callIntervalMs: 5,
  startDelivery: () => void startDelivery(),
});
const startDelivery = createDeliverer(() => deliver(env, dependencies));
const { url } = await serve(getRequestListener((request) => handle(request, env, dependencies)));
console.log(new URL(url).port);
setInterval(() => void startDelivery(), 100);
