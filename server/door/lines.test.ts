import { expect, test } from 'vitest';
import { BIG, closed, door, GET } from './tests.ts';

test('[T32] a few requests in one breath are answered in their order, thousands close the line at once', async () => {
  const { line, handled } = await door();
  const modest = await line();
  modest.write(GET.repeat(8));
  await expect.poll(() => modest.text().match(/200 OK/g)?.length).toBe(8);
  const greedy = await line();
  const end = closed(greedy);
  greedy.write(GET.repeat(5_000));
  await end;
  // Of five thousand one is begun before it is seen that they are too many.
  expect(handled()).toBeLessThan(8 + 3);
});

test.each([
  ['in one breath', GET.repeat(8), 8, 80],
  // A body costs a turn more.
  ['behind a body', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc${GET.repeat(7)}`, 8, 71],
])('[T32] each request of a line costs a turn, also %s', async (_, bytes, count, most) => {
  const { line, lines, handled } = await door();
  const socket = await line();
  for (let n = count; n <= most; n += count) {
    socket.write(bytes);
    await expect.poll(() => handled(), { interval: 1 }).toBe(n);
  }
  // Eighty have a turn at once, and time stands still.
  socket.write(bytes);
  await expect.poll(() => lines.all().map(one => one.waits)).toEqual([true]);
  expect(handled()).toBe(most);
});

test('[T32] behind a body in parts nothing more is read: its line ends with it', async () => {
  const { line, handled, asked } = await door();
  const socket = await line();
  const end = closed(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${GET.repeat(7)}`);
  await end;
  expect(socket.text()).toContain('411 Length Required');
  expect([asked(), handled()]).toEqual([1, 0]);
});

test('[T32] new lines of an address that has flooded the house stand on the porch until they are let in', async () => {
  const { line, lines, beat, cuts } = await door(false, true);
  const greedy = await line();
  const end = closed(greedy);
  greedy.write(GET.repeat(5_000));
  await end;
  const came = new Promise(resolve => lines.front.once('connection', resolve));
  const next = await line();
  next.write(GET);
  await came;
  expect([cuts, lines.all().length]).toEqual([['flood'], 0]);
  beat();
  expect(lines.all()).toHaveLength(1);
  await expect.poll(() => next.text()).toContain('200 OK');
});

test.each([
  ['a wish that nobody knows', 'GET / HTTP/1.1\r\nHost:x\r\nExpect:y\r\n\r\n', 1_000, /417/],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 1_800, /400/],
])('[T32] requests with %s are counted like any other, and end their line alone', async (_, bytes, count, answer) => {
  const { line, handled, asked, broken } = await door();
  const [greedy, modest] = [await line(), await line()];
  const ends = [closed(greedy), closed(modest)];
  greedy.write(bytes.repeat(count));
  await ends[0];
  expect(broken).toEqual([]);
  const before = asked();
  expect(before).toBeLessThan(100);
  modest.write(bytes);
  await ends[1];
  expect(asked()).toBe(before + 1);
  expect(modest.text()).toMatch(/connection: close/i);
  expect(modest.text()).toMatch(answer);
  expect(modest.text().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const next = await line();
  next.write(GET);
  await expect.poll(() => handled()).toBe(1);
});

test('[T32] who asks to be heard first is told to go on', async () => {
  const { line, held } = await door();
  const socket = await line();
  socket.write('POST /later HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n');
  await expect.poll(() => socket.text()).toContain('100 Continue');
  socket.write('abc');
  for (const answer of held) answer();
  await expect.poll(() => socket.text()).toContain('200 OK');
});

test('[T32] a line that breaks while it is read ends alone', async () => {
  const { line, broken, handled } = await door();
  const [unlucky, other] = [await line(), await line()];
  const end = closed(unlucky);
  unlucky.write('GET /bug HTTP/1.1\r\nHost: x\r\n\r\n');
  await end;
  expect(broken).toEqual([new Error('a bug of ours')]);
  other.write(GET);
  await expect.poll(() => handled()).toBe(2);
});

test('[T32] empty lines without end close the line', async () => {
  const { line, cuts } = await door();
  const socket = await line();
  const end = closed(socket);
  const more = setInterval(() => socket.write('\r\n'.repeat(500)), 2);
  await end;
  clearInterval(more);
  expect(cuts).toEqual(['flood']);
});

test('[T32] a line asks as often as anybody clicks; more waits, and is neither lost nor refused', async () => {
  const { line, lines, handled, time } = await door();
  const socket = await line();
  for (let n = 0; n < 80; n++) {
    socket.write(GET);
    await expect.poll(() => handled(), { interval: 1 }).toBe(n + 1);
  }
  expect(lines.all()[0]?.socket.timeout).toBeGreaterThan(0);
  socket.write(GET);
  await expect.poll(() => lines.all().map(one => one.waits)).toEqual([true]);
  // However long it waits, nobody takes it for idle.
  expect([handled(), lines.all()[0]?.socket.timeout]).toEqual([80, 0]);
  const other = await line();
  other.write(GET);
  await expect.poll(() => handled()).toBe(81);
  time.now += 50;
  await expect.poll(() => handled()).toBe(82);
});

test('[T32] whoever is refused again and again is let go', async () => {
  const { line, handled } = await door();
  const socket = await line();
  const end = closed(socket);
  for (let n = 0; n < 6; n++) {
    socket.write('GET /no HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => handled(), { interval: 1 }).toBe(n + 1);
  }
  await end;
  expect(socket.text().match(/403/g)).toHaveLength(6);
  expect(socket.text().match(/connection: close/gi)).toHaveLength(1);
});

test('[T32] a proxy speaks for many: its lines are not counted as one person', async () => {
  const { line, handled, time } = await door(true);
  const socket = await line();
  for (let n = 0; n < 200; n++) {
    time.now += 10;
    socket.write(GET);
    await expect.poll(() => handled(), { interval: 1 }).toBe(n + 1);
  }
});

test('[T33] answers that nobody reads are cut, those that are read are not', async () => {
  const { line, time, cuts, lines } = await door();
  const [deaf, reader] = [await line(), await line()];
  deaf.pause();
  for (const socket of [deaf, reader]) socket.write('GET /big HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
  await expect.poll(() => reader.bytesRead).toBeGreaterThan(8 * BIG.length);
  await expect.poll(() => lines.all().map(one => one.stage)).toEqual(['answer', 'idle']);
  lines.sweep();
  time.now += 9_000;
  lines.sweep();
  expect(cuts).toEqual([]);
  reader.write(GET);
  await expect.poll(() => lines.all().map(one => [one.asked, one.stage])[1]).toEqual([9, 'idle']);
  time.now += 7_000;
  lines.sweep();
  expect(cuts).toEqual(['late-answer']);
});

test('[T33] what lies unread in all lines together is bounded, long before anybody is late', async () => {
  const { line, lines, cuts } = await door(false, true, { lines: 40, unread: 1_000_000 });
  for (const deaf of [await line(), await line()]) {
    deaf.pause();
    deaf.write('GET /big HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
  }
  const unread = () => lines.all().filter(({ socket }) => socket.writableLength > 1_000_000).length;
  await expect.poll(unread).toBe(2);
  lines.sweep();
  expect(cuts).toEqual(['unread']);
});

test.each([
  ['says nothing', '', 'silent', ''],
  ['has nothing more to ask', GET, 'idle', '200'],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'head', '408'],
  ['never ends its body', 'POST /later HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc', 'body', '408'],
])('[T35] who %s is cut when its time is over', async (_, bytes, stage, answer) => {
  const { line, time, cuts, lines } = await door();
  const socket = await line();
  const end = closed(socket);
  if (bytes !== '') socket.write(bytes);
  await expect.poll(() => lines.all().map(one => one.stage)).toEqual([stage]);
  time.now += stage === 'body' ? 15_000 : 10_000;
  lines.sweep();
  expect(cuts).toEqual([]);
  time.now += 1;
  lines.sweep();
  await end;
  expect(cuts).toEqual([`late-${stage}`]);
  expect(socket.text()).toContain(answer);
});

test.each([
  [false, '127.0.0.1'],
  [true, 'pest'],
])(
  '[T35] [T48] a body of no end closes the line, and it is known whose it was; a proxy: %s',
  async (isProxy, whose) => {
    const { line, cuts, flooders } = await door(isProxy);
    const socket = await line();
    const end = closed(socket);
    socket.write('POST /later HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: pest\r\nContent-Length: 1000000\r\n\r\n');
    const more = setInterval(() => socket.write('x'.repeat(1024)), 2);
    await end;
    clearInterval(more);
    expect(cuts).toEqual(['flood']);
    expect(flooders).toEqual([whose]);
  },
);

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX: '],
  ['a body', 'POST /later HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n'],
])('[T35] %s in crumbs are a flood, long before they are late', async (_, start) => {
  const { line, lines, cuts } = await door();
  const socket = await line();
  const end = closed(socket);
  socket.write(start);
  const read = (): number => lines.all()[0]?.socket.bytesRead ?? Number.POSITIVE_INFINITY;
  for (let n = 0; n < 60; n++) {
    await expect.poll(read, { interval: 1 }).toBe(start.length + n);
    socket.write('y');
  }
  expect(cuts).toEqual([]);
  for (let n = 60; n < 70; n++) {
    await expect.poll(read, { interval: 1 }).toBeGreaterThanOrEqual(start.length + n);
    socket.write('y');
  }
  await end;
  expect(cuts).toEqual(['flood']);
});

test('[T33] a line that the system cannot open any more ends none of the others', async () => {
  const { line, lines, cuts } = await door();
  const socket = await line();
  lines.front.emit('error', new Error('accept EMFILE'));
  socket.write(GET);
  await expect.poll(() => socket.text()).toContain('200 OK');
  expect(cuts).toEqual(['accept']);
});
