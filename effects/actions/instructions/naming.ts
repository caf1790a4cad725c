import { askOne } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { amountOf } from '../../questions/amounts.ts';
import { printedFaces } from '../../questions/repertoire.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import { sourceInfo } from '../targets.ts';

export function* nameNumber(
  play: Play,
  effect: Instruction<'nameNumber'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const { min, max, step = 1 } = effect;
  const numbers = Array.from(
    { length: Math.floor((max - min) / step) + 1 },
    (_, index) => min + index * step,
  );
  const number = yield* askOne({
    player: by,
    kind: 'number',
    rule: '605.2c',
    prompt: 'Name a number',
    source: sourceInfo(play, scope, by),
    options: numbers.map((one) => ({ option: { label: String(one), number: one }, value: one })),
  });
  play.note({ kind: 'numberNamed', player: by, number }, '605.2c');
  return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: number } } };
}

/** Binds a number to a name for later instructions and for effects created by them. */
export function* remember(
  play: Play,
  { amount, as }: Instruction<'remember'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const named = { ...scope.named, [as]: amountOf(play, amount, scope) };
  return { performed: true, scope: { ...scope, named } };
}

export function* nameCard(
  play: Play,
  effect: Instruction<'nameCard'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const known = play.caches.pool;
  known.cardNames ??= [...play.pool.keys()].sort();
  const name = yield* askOne({
    player: by,
    kind: 'name',
    rule: '605.2c',
    prompt: 'Name a card',
    source: sourceInfo(play, scope, by),
    options: known.cardNames.map((one) => ({ option: { label: one }, value: one })),
  });
  play.note({ kind: 'cardNamed', player: by, name }, '605.2c');
  return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: name } } };
}

/** Every race of every card, in alphabetical order. */
function racesOf({ pool, caches }: Play): readonly string[] {
  const known = caches.pool;
  known.races ??= [
    ...new Set([...pool.values()].flatMap((card) => printedFaces(card).flatMap(({ races }) => races))),
  ].sort();
  return known.races;
}

export function* nameRace(
  play: Play,
  effect: Instruction<'nameRace'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const [by = scope.player] = playersOf(effect.by, scope.player);
  const races = racesOf(play).filter((one) => !effect.except?.includes(one));
  const race = yield* askOne({
    player: by,
    kind: 'name',
    rule: '605.2c',
    prompt: 'Name a race',
    source: sourceInfo(play, scope, by),
    options: races.map((one) => ({ option: { label: one }, value: one })),
  });
  play.note({ kind: 'raceNamed', player: by, name: race }, '605.2c');
  return { performed: true, scope: { ...scope, named: { ...scope.named, [effect.as]: race } } };
}
