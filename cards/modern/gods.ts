import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import {
  cardsIn,
  centralGodLink,
  choose,
  creature,
  discard,
  doubleBreaker,
  gains,
  godLink,
  hasWhile,
  isLike,
  itself,
  leftGodLink,
  may,
  opponentsHand,
  powerAttacker,
  quattroBreaker,
  returnToHand,
  self,
  when,
  whenPut,
} from '../../effects/language/words.ts';

const isLinked = isLike(self, { linked: { min: 1 } });

const kiritorawonga = creature({
  name: 'Kiritorawonga, Myriadblade Violence Elephant',
  civilizations: ['fire'],
  races: ['God'],
  cost: 3,
  power: 2000,
  abilities: [
    godLink({ side: 'left', of: ['Kirimenole, Myriadcast Magic Elephant'] }),
    hasWhile(isLinked, gains(powerAttacker(3000))),
  ],
});

const kirimenole = creature({
  name: 'Kirimenole, Myriadcast Magic Elephant',
  civilizations: ['nature'],
  races: ['God'],
  cost: 4,
  power: 3000,
  abilities: [
    godLink({ side: 'right', of: ['Kiritorawonga, Myriadblade Violence Elephant'] }),
    hasWhile(isLinked, gains(doubleBreaker)),
  ],
});

const geki = creature({
  name: 'Geki, Dragon Ultimate God',
  civilizations: ['darkness'],
  races: ['God', 'Zombie Dragon'],
  cost: 7,
  power: 7000,
  abilities: [
    when({ event: 'becomesBlocked', what: itself }, discard(opponentsHand())),
    doubleBreaker,
    godLink({ side: 'left', of: ['Metsu, Dragon Ultimate God'] }),
    hasWhile(isLinked, gains(quattroBreaker)),
  ],
});

const loveParade = creature({
  name: 'Love Parade, Light Weapon Left God',
  civilizations: ['light'],
  races: ['God Nova OMG', 'Mecha Del Sol'],
  cost: 4,
  power: 4000,
  abilities: [
    whenPut(
      self,
      may(returnToHand(choose(cardsIn('graveyard', 'you', { type: 'spell', civilizations: ['light'] })))),
    ),
    leftGodLink,
  ],
});

const izumo = creature({
  name: 'Izumo',
  civilizations: [],
  races: ['God Nova', 'Oracle'],
  cost: 5,
  power: 5000,
  abilities: [centralGodLink],
});

/** Gods, which link. */
export const gods: readonly CardDefinition[] = Object.freeze([
  kiritorawonga,
  kirimenole,
  geki,
  loveParade,
  izumo,
]);
