import { expect, test } from 'vitest';
import { placed } from '../../machines/duel/placed.ts';

const meta = { rule: '500' };

test('a procedure is given the path and the rule of the state that runs it', () => {
  expect(
    placed({ a: { meta, states: { b: { meta: { rule: '501' }, entry: ['untapAll', 'other'] } } } }),
  ).toEqual({
    a: {
      meta,
      states: {
        b: {
          meta: { rule: '501' },
          entry: [{ type: 'untapAll', params: { state: 'a.b', rule: '501' } }, 'other'],
        },
      },
    },
  });
});

test('a target with ^ is that state of the innermost enclosing state that has one', () => {
  const waiting = { meta };
  const asking = {
    meta,
    always: [{ guard: 'isDone', target: '^waiting' }, { target: '#duel.over' }],
    on: { shorthand: '^waiting', full: { target: '^waiting' }, stay: { actions: 'answer' } },
  };
  const askingIn = (path: string) => ({
    meta,
    always: [{ guard: 'isDone', target: `#duel.${path}` }, { target: '#duel.over' }],
    on: { shorthand: `#duel.${path}`, full: { target: `#duel.${path}` }, stay: { actions: 'answer' } },
  });
  expect(
    placed({
      waiting,
      outer: { meta, states: { waiting, asking, inner: { meta, states: { asking } } } },
      other: { meta, states: { asking } },
    }),
  ).toEqual({
    waiting,
    outer: {
      meta,
      states: {
        waiting,
        asking: askingIn('outer.waiting'),
        inner: { meta, states: { asking: askingIn('outer.waiting') } },
      },
    },
    other: { meta, states: { asking: askingIn('waiting') } },
  });
});

test('a target with ^ that no enclosing state has, and a procedure in a state without a rule, are refused', () => {
  expect(() => placed({ a: { meta, always: '^waiting' } })).toThrow('"^waiting"');
  expect(() => placed({ a: { entry: 'untapAll' } })).toThrow('has no rule');
});
