import postgres from 'postgres';
import { connect, connectionOptions } from './connection.ts';
import { createDeliverer, deliver } from './deliver.ts';
import { createDependencies } from './dependencies.ts';
import { handle } from './handler.ts';
import { databaseUrl, ignoredSettings } from './settings.ts';

/** Supabase keeps the worker running until the promise is resolved or rejected. */
declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

const env = Deno.env.toObject();
for (const name of ignoredSettings(env)) {
  console.error(`The contact function ignores an invalid value in ${name}.`);
}
const { query } = connect(() => postgres(databaseUrl(env) ?? '', connectionOptions));
const dependencies = createDependencies(query, { startDelivery });
const runDelivery = createDeliverer(() => deliver(env, dependencies));

function startDelivery(): void {
  const delivery = runDelivery();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(delivery);
}

Deno.serve((request) => handle(request, env, dependencies));
