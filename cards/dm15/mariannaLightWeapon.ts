import {
  accelerator,
  creature,
  doubleBreaker,
  gains,
  ifNot,
  ifYouDo,
  inOrder,
  may,
  putOnDeck,
  search,
  self,
  shuffleDeck,
  the,
  useFree,
  wheneverAttacks,
} from '../../effects/language/words.ts';

export const mariannaLightWeapon = creature({
  name: 'Marianna, Light Weapon',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 7,
  power: 7000,
  printings: ['DM-15 1/55'],
  abilities: [
    doubleBreaker,
    accelerator(
      gains(
        wheneverAttacks(
          self,
          ifYouDo(
            search({ type: 'spell', keyword: 'shieldTrigger' }),
            ifNot(may(useFree(the('found'))), inOrder(putOnDeck(the('found'), 'top'), shuffleDeck('you'))),
          ),
        ),
      ),
    ),
  ],
  reconstructed:
    'Assumes that the spell is in the hand until it is cast, and is shuffled into the deck again if it is not.',
});
