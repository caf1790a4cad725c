import {
  blocker,
  called,
  cannotAttackPlayers,
  choose,
  creature,
  delayed,
  inOrder,
  itself,
  self,
  the,
  untap,
  when,
  wheneverBlocks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const ikazTheSpydroid = creature({
  name: 'Ikaz, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 4,
  power: 4000,
  printings: ['DM-10 17/110'],
  abilities: [
    blocker,
    wheneverBlocks(
      self,
      inOrder(
        { do: 'choose', what: called(choose(yourCreatures()), 'chosen') },
        delayed(when({ event: 'battleEnds', what: itself }, untap(the('chosen'))), 'attack'),
      ),
    ),
    cannotAttackPlayers,
  ],
});
