import { spawnSync } from 'node:child_process';
import { root } from './paths.mjs';

/** npm hands its own state down as variables; only where packages come from may reach the inner npm. */
function cleanEnvironment() {
  const kept = /^npm_config_(registry|cache|userconfig|globalconfig|https?_proxy|proxy|noproxy|ca|cafile|strict_ssl)$/;
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') || kept.test(name)),
  );
}

/** Runs the npm that runs us, else the one of the PATH. */
export function npm(args, options) {
  const script = process.env.npm_execpath ?? '';
  const own = { cwd: root, env: cleanEnvironment(), ...options };
  return script.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [script, ...args], own)
    : spawnSync('npm', args, { ...own, shell: process.platform === 'win32' });
}
