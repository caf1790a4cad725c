import {
  allCreatures,
  creature,
  delayed,
  inOrder,
  nameRace,
  ofRace,
  tapAbility,
  untap,
  when,
} from '../../effects/language/words.ts';

export const traRionPenumbraGuardian = creature({
  name: 'Tra Rion, Penumbra Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 6,
  power: 5500,
  printings: ['DM-09 14/55'],
  abilities: [
    tapAbility(
      inOrder(
        nameRace('race'),
        delayed(when({ event: 'endOfTurn', of: 'any' }, untap(allCreatures(ofRace('race')))), 'turn'),
      ),
    ),
  ],
});
