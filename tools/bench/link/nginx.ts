import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startNginx } from '../../servers/nginx.ts';
import { benchFolder } from '../shared.ts';
import type { Site } from './sites.ts';

/** IP address that link.py gives to the server. */
const host = '10.99.0.1';

const certificate =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=site ' +
  '-keyout key.pem -out certificate.pem';

/** Serves each site on its own port, with TLS 1.3, HTTP/2 and brotli. */
export async function serveSites(sites: Site[], namespace: string) {
  const folder = resolve(benchFolder);
  execFileSync('openssl', certificate.split(' '), { cwd: folder, stdio: 'ignore' });
  const servers = sites.map(
    ({ folder: root, rules }, index) =>
      `server { listen ${host}:${4430 + index} ssl http2; root ${root}; ${rules} }`,
  );
  const configuration = `
    sendfile on;
    tcp_nopush on;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    ssl_protocols TLSv1.3;
    ${servers.join('\n')}`;
  const addresses = sites.map(({ name }, index) => `${name}=https://${host}:${4430 + index}/`);
  return { addresses, [Symbol.asyncDispose]: await startNginx(configuration, namespace) };
}
