import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { networkOf } from '../../server/web/address.ts';
import { served } from './client.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits for %s apply to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('one address may have so many connections, of whatever kind', async () => {
  await using server = await served({ limits: { connections: 2 } });
  const sockets = Array.from({ length: 40 }, () => connect(server.port, '127.0.0.1'));
  let closed = 0;
  for (const socket of sockets) {
    socket.on('close', () => closed++);
    socket.on('error', () => {});
    socket.resume();
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect.poll(() => closed).toBe(18);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await fetch(`${server.url}healthz`).catch(() => undefined))?.status)
    .toBe(200);
});

it('one connection may ask for the page so often', async () => {
  await using server = await served();
  const socket = connect(server.port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  await once(socket, 'close');
  expect(text.match(/200 OK/g)?.length).toBeLessThanOrEqual(100);
});
