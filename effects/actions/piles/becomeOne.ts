import type { ObjectId } from '../../../table/nouns.ts';
import { inBattleZone, type Move } from '../../../table/objects.ts';
import type { Play } from '../../play/play.ts';
import type { Bindings, Delayed, Game, Lasting, SourceInfo } from '../../state/game.ts';

/** The object that each object is now. */
type Now = (id: ObjectId) => ObjectId;

interface Named {
  readonly source: SourceInfo;
  readonly bound: Bindings;
}

/**
 * 801.2. A creature that is put on several is the same creature as each of them. It takes over the effects on them, the references to
 * them, their cross gears and their part in the attack. What is on standby or in progress finds it by `becameOne`.
 * @param before the game before the card was put.
 */
export function becomeOne(
  play: Play,
  { onto, alsoOnto }: Pick<Move, 'onto' | 'alsoOnto'>,
  before: Game,
): void {
  if (onto === undefined) return;
  const others = alsoOnto.filter(
    (id) => inBattleZone(before, id) !== undefined && inBattleZone(play.game, id) === undefined,
  );
  if (others.length === 0) return;
  const now: Now = (id) => (others.includes(id) ? onto : id);
  const { lasting, delayed, attack, battle, zones, becameOne = [] } = play.game;
  play.set({
    becameOne: [
      ...becameOne.map((one) => ({ ...one, now: now(one.now) })),
      ...others.map((was) => ({ was, now: onto })),
    ],
    lasting: lasting.flatMap((one) => lastingOn(play, one, now)),
    delayed: delayed.map((one): Delayed => ({ ...one, ...namedNow(one, now) })),
    ...(battle === undefined ? {} : { battle: [now(battle[0]), now(battle[1])] as const }),
    ...(attack === undefined
      ? {}
      : {
          attack: {
            ...attack,
            attacker: now(attack.attacker),
            blocker: attack.blocker === undefined ? undefined : now(attack.blocker),
            target: 'creature' in attack.target ? { creature: now(attack.target.creature) } : attack.target,
          },
        }),
  });
  for (const [index, effect] of play.triggered.entries())
    if (effect.kind === 'ability') play.triggered[index] = { ...effect, ...namedNow(effect, now) };
  const crossed = [...zones.p1.battleZone, ...zones.p2.battleZone].filter(
    ({ attachedTo }) => attachedTo !== undefined && others.includes(attachedTo),
  );
  play.change(
    crossed.map(({ id }) => id),
    { attachedTo: onto },
  );
}

const namedNow = ({ source, bound }: Named, now: Now): Named => ({
  source: { ...source, object: now(source.object) },
  bound: Object.fromEntries(
    Object.entries(bound).map(([name, objects]) => [name, [...new Set(objects.map(now))]]),
  ),
});

/** An effect that affects several of them affects the new creature as often. */
function lastingOn(play: Play, one: Lasting, now: Now): readonly Lasting[] {
  const renamed = { ...one, ...namedNow(one, now) };
  const { affects } = one;
  if ('in' in affects) return [renamed];
  const all = affects.map(now);
  const again = all.filter((id, index) => all.indexOf(id) < index);
  return [
    { ...renamed, affects: [...new Set(all)] },
    ...again.map((id) => ({ ...renamed, id: play.nextEffect(), affects: [id] })),
  ];
}
