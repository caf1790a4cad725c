import {
  evolution,
  evolutionCreature,
  inOrder,
  putOnDeckBottom,
  self,
  shuffleDeck,
  the,
  tripleBreaker,
  useFree,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const kirikoCubicFirstModelDragonEmperor = evolutionCreature({
  name: 'Kiriko Cubic, First Model Dragon Emperor',
  civilizations: ['water'],
  races: ['Crystal Command Dragon'],
  cost: 8,
  power: 13000,
  abilities: [
    evolution({ civilizations: ['water'], races: ['Dragon'] }),
    whenPut(
      self,
      inOrder(
        putOnDeckBottom(yourHand()),
        { do: 'revealUntil', filter: { type: 'spell' }, count: 3, as: 'spells' },
        shuffleDeck('you'),
        useFree(the('spells')),
      ),
    ),
    tripleBreaker,
  ],
});
