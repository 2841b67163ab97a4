import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { brotliModule, nginxBinary } from './nginx.ts';

function runs(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function isThere(path: string, mode = constants.R_OK): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** What this machine lacks for a link of its own, each with the way to have it. */
export function findMissing(): string[] {
  const needs: [boolean, string][] = [
    [process.platform === 'linux', 'Linux: the link is made of its network namespaces'],
    [process.getuid?.() === 0, 'the rights of root, to make network namespaces: sudo'],
    [
      isThere('/dev/net/tun', constants.R_OK | constants.W_OK),
      '/dev/net/tun: modprobe tun, or pass the device to the container',
    ],
    [runs('ip', '-V'), 'ip: apt-get install iproute2'],
    [runs('python3', '--version'), 'python3: apt-get install python3'],
    [runs('openssl', 'version'), 'openssl: apt-get install openssl'],
    [isThere(nginxBinary), 'nginx: apt-get install nginx'],
    [isThere(brotliModule), 'brotli for nginx: apt-get install libnginx-mod-http-brotli-static'],
  ];
  return needs.filter(([has]) => !has).map(([, need]) => need);
}
