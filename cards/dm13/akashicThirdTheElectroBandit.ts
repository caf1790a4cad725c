import {
  become,
  creature,
  inOrder,
  itself,
  putIntoGraveyard,
  self,
  the,
  when,
} from '../../effects/language/words.ts';

export const akashicThirdTheElectroBandit = creature({
  name: 'Akashic Third, the Electro-Bandit',
  civilizations: ['water', 'nature'],
  races: ['Cyber Lord', 'Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-13 19/55'],
  abilities: [
    when(
      { event: 'battles', what: itself },
      inOrder(
        { do: 'revealUntil', filter: { type: 'creature' }, count: 1, as: 'creature' },
        become(self, the('creature'), 'turn'),
        putIntoGraveyard(the('revealed')),
      ),
    ),
  ],
  reconstructed:
    'Assumes that it takes on all that is printed on the revealed card, keeps the effects on it, and loses its own abilities until the end of the turn.',
});
