import { type CardObject, type ObjectId, opponentOf, type Player } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import type { JointReplacement } from '../../events/decideReplacements.ts';
import { askOne, PASS } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { moveBan } from '../../questions/characteristics/bans.ts';
import {
  facesOf,
  isCreatureFace,
  lastObjectOf,
  nameOf,
  reaches,
  staticsOf,
} from '../../questions/characteristics/characteristics.ts';
import { infoOf } from '../../questions/characteristics/objectInfo.ts';
import type { StaticInForce } from '../../state/caches.ts';
import type { Procedure } from '../../state/game.ts';

/** A shield that is broken in place of others, these shields, and the replaced event. */
interface TakenBreak {
  readonly shield: CardObject;
  readonly insteadOf: ReadonlySet<ObjectId>;
  readonly occurrence: number;
}

/** The replacement of what a creature breaks, and what has been broken in its place once that is decided. */
interface TakingBreaks {
  readonly joint: JointReplacement;
  readonly taken: TakenBreak | undefined;
}

/**
 * 609.1, 609.8. Where a creature breaks shields of the other player, that player may have a shield that says so broken in place of all that
 * are still to be broken; undefined if no shield says so.
 */
export function takesBreaks(play: Play, brokenBy: ObjectId | undefined): TakingBreaks | undefined {
  const statics = staticsOf(play).filter(({ effect }) => effect.kind === 'takesBreaks');
  const breaker = brokenBy === undefined ? undefined : lastObjectOf(play, brokenBy);
  if (statics.length === 0 || breaker === undefined || play.clause !== undefined) return undefined;
  if (breaker.zone !== 'battleZone' || !facesOf(play, breaker).some(isCreatureFace)) return undefined;
  const player = opponentOf(breaker.owner);
  let taken: TakenBreak | undefined;
  return {
    joint: {
      player,
      *decide(open) {
        const events = open.filter(
          ({ request, object }) => request?.as === 'shieldBroken' && object?.owner === player,
        );
        taken = yield* takeBreaks(
          play,
          player,
          statics,
          events.flatMap(({ object }) => object ?? []),
        );
        return taken === undefined ? [] : events;
      },
    },
    get taken() {
      return taken;
    },
  };
}

function* takeBreaks(
  play: Play,
  player: Player,
  statics: readonly StaticInForce[],
  broken: readonly CardObject[],
): Procedure<TakenBreak | undefined> {
  const [other] = broken;
  if (other === undefined) return undefined;
  const found = counted(play.game, player, 'shieldZone').filter(
    (shield) =>
      broken.some(({ id }) => id !== shield.id) &&
      statics.some((one) => one.scope.player === player && reaches(play, one, shield)) &&
      moveBan(play, shield, 'hand', undefined) === undefined,
  );
  if (found.length === 0) return undefined;
  const shield = yield* askOne<CardObject | undefined>({
    player,
    kind: 'replace',
    rule: '609.8',
    prompt: PROMPTS.instead,
    options: [
      ...found.map((one) => {
        const card = infoOf(play, one, player, 'asViewed');
        return { option: { label: LABELS.replace(card.name ?? LABELS.card), card }, value: one };
      }),
      { option: { ...PASS, label: LABELS.doNotReplace }, value: undefined },
    ],
  });
  if (shield === undefined) return undefined;
  const occurrence = play.nextEffect();
  const about = play.about(broken.find(({ id }) => id !== shield.id) ?? other);
  const by = nameOf(play.game, shield);
  play.note(
    { kind: 'eventReplaced', ...about, event: 'shieldBroken', by, occurrence, instead: 'do' },
    '609.1',
  );
  return { shield, occurrence, insteadOf: new Set(broken.map(({ id }) => id)) };
}
