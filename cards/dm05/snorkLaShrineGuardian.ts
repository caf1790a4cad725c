import {
  blocker,
  cannotAttackPlayers,
  creature,
  may,
  putIntoMana,
  that,
  when,
} from '../../effects/language/words.ts';

export const snorkLaShrineGuardian = creature({
  name: 'Snork La, Shrine Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 3000,
  printings: ['DM-05 13/55'],
  abilities: [
    blocker,
    cannotAttackPlayers,
    when(
      { event: 'moved', what: { of: 'you' }, from: 'manaZone', to: 'graveyard', by: 'opponent' },
      may(putIntoMana(that)),
    ),
  ],
});
