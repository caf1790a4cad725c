import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import type { Procedure } from '../../state/game.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import { sourceInfo } from '../targets.ts';
import type { Doing, Done } from './instruction.ts';

export function* nameNumber(play: Play, effect: Doing<'nameNumber'>, scope: Scope): Procedure<Done> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const numbers = Array.from({ length: effect.max - effect.min + 1 }, (_, index) => effect.min + index);
  const number = yield* askOne({
    player: by,
    kind: 'number',
    rule: '605.2c',
    prompt: 'Name a number',
    source: sourceInfo(play, scope, by),
    options: numbers.map((one) => ({ option: { label: String(one), number: one }, value: one })),
  });
  play.note({ kind: 'numberNamed', player: by, number }, '605.2c');
  return { did: true, scope: { ...scope, named: { ...scope.named, [effect.as]: number } } };
}

export function* nameCard(play: Play, effect: Doing<'nameCard'>, scope: Scope): Procedure<Done> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const names = [...play.pool.keys()].sort();
  const name = yield* askOne({
    player: by,
    kind: 'name',
    rule: '605.2c',
    prompt: 'Name a card',
    source: sourceInfo(play, scope, by),
    options: names.map((one) => ({ option: { label: one }, value: one })),
  });
  play.note({ kind: 'cardNamed', player: by, name }, '605.2c');
  return { did: true, scope: { ...scope, named: { ...scope.named, [effect.as]: name } } };
}
