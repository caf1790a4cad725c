import { type CardObject, type ObjectId, opponentOf } from '../../../table/nouns.ts';
import { counted } from '../../../table/objects.ts';
import { LABELS } from '../../../table/sentences/labels.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
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
import type { Procedure } from '../../state/game.ts';

/** A shield that is broken in place of others, and the replaced event. */
interface TakenBreak {
  readonly shield: CardObject;
  readonly occurrence: number;
}

/** 609.1. For each player whose shields a creature of the other breaks: a shield that says so is broken in their place, if its player likes. */
export function* takeBreaks(
  play: Play,
  shields: readonly CardObject[],
  brokenBy: ObjectId | undefined,
): Procedure<readonly TakenBreak[]> {
  const statics = staticsOf(play).filter(({ effect }) => effect.kind === 'takesBreaks');
  const breaker = brokenBy === undefined ? undefined : lastObjectOf(play, brokenBy);
  if (statics.length === 0 || breaker === undefined || play.clause !== undefined) return [];
  if (breaker.zone !== 'battleZone' || !facesOf(play, breaker).some(isCreatureFace)) return [];
  const player = opponentOf(breaker.owner);
  const broken = shields.filter(({ owner }) => owner === player);
  const [other] = broken;
  if (other === undefined) return [];
  const found = counted(play.game, player, 'shieldZone').filter(
    (shield) =>
      broken.some(({ id }) => id !== shield.id) &&
      statics.some((one) => one.scope.player === player && reaches(play, one, shield)) &&
      moveBan(play, shield, 'hand', undefined) === undefined,
  );
  if (found.length === 0) return [];
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
  if (shield === undefined) return [];
  const occurrence = play.nextEffect();
  const about = play.about(broken.find(({ id }) => id !== shield.id) ?? other);
  const by = nameOf(play.game, shield);
  play.note(
    { kind: 'eventReplaced', ...about, event: 'shieldBroken', by, occurrence, instead: 'do' },
    '609.1',
  );
  return [{ shield, occurrence }];
}
