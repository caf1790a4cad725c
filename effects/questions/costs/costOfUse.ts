import type { ObjectId } from '../../../table/nouns.ts';
import type { NamedValues } from '../../state/game.ts';
import type { FactBody } from '../../state/reported/facts.ts';
import { costNameOf } from '../../state/scope.ts';
import type { World } from '../../state/world.ts';
import { cardOf } from '../abilities/repertoire.ts';
import { lastObjectOf } from '../characteristics/characteristics.ts';

const NONE: NamedValues = {};

/** 810.3a, 201.2b. Of the two costs of a twinpact that is used, that of the half which is used counts. */
export function costOfUse(world: World, id: ObjectId, half: string): NamedValues {
  const object = lastObjectOf(world, id);
  if (object === undefined) return NONE;
  const { first, second, faces } = cardOf(world, object);
  if (second === undefined || second.cost === first.cost) return NONE;
  const used = faces.find(({ name }) => name === half);
  return used === undefined ? NONE : { [costNameOf(id)]: used.cost };
}

/** The same of a card that an event was about. */
export const costOfUsed = (world: World, fact: FactBody): NamedValues =>
  fact.kind === 'cardUsed' ? costOfUse(world, fact.object, fact.name) : NONE;
