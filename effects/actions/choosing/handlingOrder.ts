import { type CardObject, opponentOf, type Player } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import type { Target } from '../../language/vocabulary.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { infoOf, optionLabel } from '../../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../../state/game.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import { resolveTarget, sourceInfo, wasFoundBy } from './targets.ts';

/** What the players are asked about cards that are handled one by one. */
interface HandlingPrompts {
  readonly rule: string;
  readonly choose: string;
  readonly chooseInOrder: string;
  readonly order: string;
}

export const USE_PROMPTS: HandlingPrompts = {
  rule: '409.1e',
  choose: PROMPTS.used,
  chooseInOrder: PROMPTS.usedInOrder,
  order: PROMPTS.orderOfUse,
};

export const PUT_PROMPTS: HandlingPrompts = {
  rule: '409.1f',
  choose: PROMPTS.toBattleZone,
  chooseInOrder: PROMPTS.putInOrder,
  order: PROMPTS.orderOfPutting,
};

/**
 * 409.1e-f. Cards that one effect uses or puts are handled one by one, in the order that their player likes; the active
 * player's come first (111.1). Who chooses the own cards chooses them in order; other cards are ordered afterwards.
 */
export function* resolveInOrder(
  play: Play,
  what: Target,
  scope: Scope,
  prompts: HandlingPrompts,
): Procedure<readonly CardObject[]> {
  const [chooser] = 'choose' in what && !what.atRandom ? playersOf(what.by, scope.player) : [];
  const objects = yield* resolveTarget(play, what, scope, prompts.choose, (legal) =>
    areAlike(
      play,
      legal.filter(({ owner, zone }) => owner === chooser && zone !== 'battleZone'),
    )
      ? undefined
      : prompts.chooseInOrder,
  );
  const { active } = play.game.turn;
  const ordered: CardObject[] = [];
  for (const player of [active, opponentOf(active)]) {
    const own = objects.filter(({ owner }) => owner === player);
    const coming = own.filter(({ zone }) => zone !== 'battleZone');
    const isSettled = player === chooser || areAlike(play, coming);
    ordered.push(...own.filter(({ zone }) => zone === 'battleZone'));
    ordered.push(...(isSettled ? coming : yield* orderOf(play, coming, player, what, scope, prompts)));
  }
  return ordered;
}

function orderOf(
  play: Play,
  objects: readonly CardObject[],
  player: Player,
  what: Target,
  scope: Scope,
  { rule, order }: HandlingPrompts,
): Procedure<readonly CardObject[]> {
  return ask({
    player,
    kind: 'order',
    rule,
    prompt: order,
    source: sourceInfo(play, scope, player),
    options: objects.map((object, index) => {
      const wasFound = 'ref' in what && wasFoundBy(play, what, object, player);
      const card = infoOf(play, object, player, wasFound ? 'known' : 'asViewed');
      return { option: { label: optionLabel(object, card, index), card }, value: object };
    }),
    min: objects.length,
    max: objects.length,
    ordered: true,
  });
}

/** Whether the order of these cards cannot matter: copies of one card in one zone. Concealed cards always count as different. */
function areAlike(play: Play, objects: readonly CardObject[]): boolean {
  const [first, ...rest] = objects;
  if (first === undefined || rest.length === 0) return true;
  if (play.asking.concealed) return false;
  const name = nameOf(play.game, first);
  return rest.every(
    (object) =>
      object.zone === first.zone &&
      nameOf(play.game, object) === name &&
      !object.faceDown &&
      object.under.length + first.under.length === 0 &&
      object.links === undefined &&
      first.links === undefined,
  );
}
