import {
  allCreatures,
  blocker,
  cannotAttackPlayers,
  creature,
  destroy,
  happened,
  onlyIf,
  other,
  sameRaceAs,
  whenWinsBattle,
} from '../../effects/language/words.ts';

export const aegisSageOfFireAndLightning = creature({
  name: 'Aegis, Sage of Fire and Lightning',
  civilizations: ['light', 'fire'],
  races: ['Gladiator', 'Armored Wyvern'],
  cost: 4,
  power: 5000,
  printings: ['DM-13 2/55'],
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenWinsBattle(
      { of: 'any', filter: { itself: true, blocking: true } },
      onlyIf(
        happened({ event: 'destroyed', what: { of: 'any', filter: { is: other } }, tense: 'destroyed' }),
        destroy(allCreatures(sameRaceAs(other))),
      ),
    ),
  ],
  reconstructed: 'Assumes that nothing else is destroyed if the creature that lost the battle was not.',
});
