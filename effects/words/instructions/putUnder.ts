import type { CardObject, Player } from '../../../table/nouns.ts';
import { putBelow } from '../../../table/objects.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget, sourceInfo } from '../../actions/choosing/targets.ts';
import { endWithSources, putUnderFact, rememberPutUnder } from '../../actions/moves.ts';
import { rememberBelow } from '../../actions/piles/lyingBelow.ts';
import { happen } from '../../events/happen.ts';
import { ask } from '../../play/ask.ts';
import type { Play } from '../../play/play.ts';
import { faceOf } from '../../questions/characteristics/characteristics.ts';
import { namedOption } from '../../questions/characteristics/objectInfo.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { Procedure } from '../../state/game.ts';
import type { Happening } from '../../state/reported/facts.ts';
import type { Scope } from '../../state/scope.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/**
 * 801.4, 113.2, 200.3a, 309.6. The cards lie below all others, are no objects any more, and are not put into the battle zone. Those of the battle zone
 * have not left it.
 */
export const putUnderRules: InstructionRules<'putUnder'> = {
  *perform(play, effect, scope) {
    const [host] = yield* resolveTarget(play, effect.under, scope, PROMPTS.theyArePutUnder);
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.putUnder);
    const place = host?.zone === 'battleZone' || host?.zone === 'shieldZone' ? host.zone : undefined;
    const below = host === undefined ? [] : found.filter((object) => canLieBelow(object, host));
    const unchanged = { performed: false, scope: bind(scope, asOf(effect.what), []) };
    if (host === undefined || place === undefined || below.length === 0) return unchanged;
    const all = [...below, ...aurasOn(play, below)];
    const objects = yield* orderBelow(
      play,
      all,
      scope,
      all.length > below.length ? host.owner : scope.player,
    );
    const before = play.game;
    rememberPutUnder(play, objects);
    play.set(putBelow(play.game, host, objects));
    rememberBelow(play, ids(objects), 'below', before);
    endWithSources(play);
    yield* happen(
      play,
      objects.map(
        (object): Happening => [
          putUnderFact(play, object, host, before),
          place === 'shieldZone' ? '113.2' : '801.4',
        ],
      ),
      before,
    );
    return {
      performed: true,
      happened: objects.length,
      scope: bind(scope, asOf(effect.what), ids(objects)),
    };
  },
  isPossible: (attempt, { what, under }) =>
    some(attempt, under, isHost) && some(attempt, what, ({ zone }) => zone !== 'abyssZone'),
};

/** 310.8b. The auras on creatures that are put under another card go there with them; their owner chooses the order. */
const aurasOn = (play: Play, creatures: readonly CardObject[]): readonly CardObject[] =>
  creatures.flatMap(({ id, owner, zone }) =>
    zone !== 'battleZone'
      ? []
      : play.game.zones[owner].battleZone.filter(
          (object) =>
            object.attachedTo === id &&
            !object.faceDown &&
            faceOf(play, object).type === 'aura' &&
            !creatures.includes(object),
        ),
  );

/** 403.4a. Of several cards the player chooses which lies above the others. */
function orderBelow(
  play: Play,
  objects: readonly CardObject[],
  scope: Scope,
  player: Player,
): Procedure<readonly CardObject[]> {
  return ask({
    player,
    kind: 'order',
    rule: '403.4a',
    prompt: PROMPTS.orderBelow,
    source: sourceInfo(play, scope, player),
    options: objects.map((object) => namedOption(play, object, player)),
    min: objects.length,
    max: objects.length,
    ordered: true,
  });
}

const isHost = ({ zone }: CardObject): boolean => zone === 'battleZone' || zone === 'shieldZone';

/** A card of the battle zone lies below another of it, not below a shield. */
const canLieBelow = ({ id, zone, owner, faceDown }: CardObject, host: CardObject): boolean =>
  id !== host.id &&
  zone !== 'abyssZone' &&
  owner === host.owner &&
  (zone !== 'battleZone' || (host.zone === 'battleZone' && !faceDown));
