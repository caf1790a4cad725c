import {
  blocker,
  cannotAttackPlayers,
  creature,
  gets,
  onlyIf,
  opponentsCreatures,
  power,
  self,
  wheneverBlocks,
  youHave,
} from '../../effects/language/words.ts';

export const creisDoberBarrierGuardian = creature({
  name: 'Creis Dober, Barrier Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 2,
  power: 2000,
  printings: ['DM-13 37/55'],
  abilities: [
    blocker,
    cannotAttackPlayers,
    wheneverBlocks(
      self,
      onlyIf(youHave(opponentsCreatures({ evolution: true })), gets(self, 'turn', power(4000))),
    ),
  ],
  reconstructed: 'Assumes that the power lasts until the end of the turn, since no end is printed.',
});
