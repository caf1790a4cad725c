import { deepFreeze } from '../../../table/deepFreeze.ts';
import { ifYouDo, may, putUnder } from '../instructions/index.ts';
import { charger } from '../keywords/index.ts';
import type { Ability } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { called, choose } from '../words/choices.ts';
import { cardsIn, the, yourMana } from '../words/nouns.ts';

/** 605.2f. Evo charger: a charger, and a creature of your mana zone may go under one of your evolution creatures. */
export const evoCharger: readonly Ability[] = deepFreeze([
  charger,
  spellAbility(
    may(
      ifYouDo(
        {
          do: 'choose',
          what: called(choose(cardsIn('battleZone', 'you', { type: 'evolutionCreature' })), 'base'),
        },
        putUnder(choose(yourMana({ type: 'creature' })), the('base')),
      ),
    ),
  ),
]);
