import type { CardDefinition } from '../../language/vocabulary.ts';
import { isOnOwnCard } from './workingZones.ts';

/** 100.2a, 100.3a, 100.4a. Whether a card says that a deck may have any number of it. */
export const hasNoCopyLimit = ({ abilities }: CardDefinition): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      isOnOwnCard(ability) &&
      ability.effects.some((effect) => effect.kind === 'anyNumberInDeck'),
  );

/** 314.3a. By how many cards a rule plus makes the deck bigger. */
export const moreInDeck = ({ abilities }: CardDefinition): number =>
  abilities
    .flatMap((ability) => (ability.kind === 'static' ? ability.effects : []))
    .reduce((sum, effect) => (effect.kind === 'deckSize' ? sum + effect.more : sum), 0);
