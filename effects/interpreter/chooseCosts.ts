import type { CardObject } from '../../table/nouns.ts';
import { findObject } from '../../table/objects.ts';
import { PROMPTS } from '../../table/sentences/prompts.ts';
import { PRIVATE_ZONES } from '../../table/zones.ts';
import type { Effect } from '../language/vocabulary.ts';
import { askOne } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import { facesOf, nameOf } from '../questions/characteristics/characteristics.ts';
import { infoOf } from '../questions/characteristics/objectInfo.ts';
import type { Procedure } from '../state/game.ts';
import { costNameOf, formerNameOf, refersTo, type Scope } from '../state/scope.ts';

/** Names of what the event was about: which half of a twinpact that is follows from the event. */
const OF_EVENT: ReadonlySet<string> = new Set(['that', 'was', 'other', 'this']);

/**
 * 201.2b. The player of an effect that asks for the cost of a twinpact which it has found outside the battle zone says, before it is followed,
 * which of the two costs counts.
 */
export function* chooseCosts(play: Play, effect: Effect, scope: Scope): Procedure<Scope> {
  if (!repertoireOf(play).choosesCosts) return scope;
  let { named } = scope;
  for (const ref of costsAskedFor(effect)) {
    if (OF_EVENT.has(ref) || scope.bound[formerNameOf(ref)] !== undefined) continue;
    for (const id of refersTo(play.game, ref, scope)) {
      const object = findObject(play.game, id);
      if (object === undefined || named[costNameOf(id)] !== undefined || !hasTwoCosts(play, object, scope))
        continue;
      const cost = yield* askOne({
        player: scope.player,
        kind: 'number',
        rule: '201.2b',
        prompt: PROMPTS.costCounted(nameOf(play.game, object)),
        source: infoOf(play, object, scope.player, 'known'),
        options: facesOf(play, object).map((face) => ({
          option: { label: String(face.cost) },
          value: face.cost,
        })),
      });
      named = { ...named, [costNameOf(id)]: cost };
    }
  }
  return named === scope.named ? scope : { ...scope, named };
}

/** Whether a card has two costs, and its player knows it. */
function hasTwoCosts(play: Play, object: CardObject, scope: Scope): boolean {
  const { zone, owner, id, pending, faceDown } = object;
  if (zone === 'battleZone' || pending || faceDown) return false;
  const isKnown = !PRIVATE_ZONES.has(zone) || (zone === 'hand' && owner === scope.player);
  if (!isKnown && scope.seen?.includes(id) !== true) return false;
  const [first, second] = facesOf(play, object);
  return first !== undefined && second !== undefined && first.cost !== second.cost;
}

/** The names whose costs an instruction asks for by itself: not in what it contains, which is followed later. */
function costsAskedFor(effect: Effect): readonly string[] {
  const found: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('do' in value && value !== effect) return;
    if ('costOf' in value) {
      const { costOf } = value as { readonly costOf: { readonly ref: string } };
      found.push(costOf.ref);
    }
    for (const inner of Object.values(value)) read(inner);
  };
  read(effect);
  return found;
}
