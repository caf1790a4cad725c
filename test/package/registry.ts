import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root, run } from './project.ts';

interface Locked {
  readonly [path: string]: {
    readonly version?: string;
    readonly dev?: boolean;
    readonly optional?: boolean;
    readonly link?: boolean;
  };
}

/** Folders of the packages, outside of ours, that `npm ci` has put here because one of ours needs them to run. */
function installedFolders(): readonly string[] {
  const { packages }: { readonly packages: Locked } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(packages).flatMap(([path, { dev, optional, link }]) =>
    path.includes('node_modules/') && !dev && !optional && !link ? [join(root, path)] : [],
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** A registry of packages on this machine, for an installation without a network. */
export interface Registry {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves what `npm ci` has put here: each package is packed again, and offered with its versions.
 * @param folder where the tarballs are kept.
 */
export async function localRegistry(folder: string): Promise<Registry> {
  const folders = installedFolders();
  run(folder, 'npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder, ...folders);
  const tarballs = new Set(readdirSync(folder));
  const manifests = folders.map(
    (path): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')),
  );
  const fileOf = ({ name, version }: Manifest): string =>
    `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  const packument = (name: string, url: string) => {
    const versions = manifests.filter((manifest) => manifest.name === name);
    const latest = versions.at(-1)?.version;
    if (latest === undefined) return undefined;
    return {
      name,
      'dist-tags': { latest },
      versions: Object.fromEntries(
        versions.map((manifest) => {
          const file = fileOf(manifest);
          const integrity = `sha512-${createHash('sha512')
            .update(readFileSync(join(folder, file)))
            .digest('base64')}`;
          return [manifest.version, { ...manifest, dist: { tarball: `${url}/-/${file}`, integrity } }];
        }),
      ),
    };
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1);
    const url = `http://${request.headers.host}`;
    const file = path.startsWith('-/') ? path.slice(2) : undefined;
    if (file !== undefined && tarballs.has(file)) response.end(readFileSync(join(folder, file)));
    else {
      const found = packument(path, url);
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? { error: 'not found' }));
    }
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const listening = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
