import {
  any,
  blocker,
  creature,
  delayed,
  destroy,
  self,
  speedAttacker,
  when,
} from '../../effects/language/words.ts';

export const funnooOfficerOfBloodyWinds = creature({
  name: 'Funnoo, Officer of Bloody Winds',
  civilizations: ['light', 'fire'],
  races: ['Soltrooper', 'Melt Warrior'],
  cost: 3,
  power: 3500,
  printings: ['DM-13 28/55'],
  abilities: [
    blocker,
    speedAttacker,
    when(
      { event: 'shieldBroken', of: 'you', by: any('opponent') },
      delayed(when({ event: 'endOfTurn', of: 'any' }, destroy(self)), 'turn'),
    ),
  ],
});
