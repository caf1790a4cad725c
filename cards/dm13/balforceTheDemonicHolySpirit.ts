import {
  blocker,
  cannotAttackPlayers,
  creature,
  delayed,
  each,
  itself,
  opponentsCreatures,
  self,
  untap,
  when,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const balforceTheDemonicHolySpirit = creature({
  name: 'Balforce, the Demonic Holy Spirit',
  civilizations: ['light', 'darkness'],
  races: ['Angel Command', 'Demon Command'],
  cost: 8,
  power: 6000,
  printings: ['DM-13 1/55'],
  abilities: [
    blocker,
    each(opponentsCreatures(), { kind: 'mustAttack' }),
    cannotAttackPlayers,
    wheneverBlocks(self, delayed(when({ event: 'battleEnds', what: itself }, untap(self)), 'attack')),
  ],
});
