import {
  breakShields,
  choose,
  creature,
  draw,
  fortEnergy,
  may,
  put,
  self,
  wheneverAttacks,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['nature'], races: ['Giant'], power: 2000 } as const;
const beast = creature({ ...plain, name: 'Beast', races: ['Beast Folk'], cost: 1, abilities: [] });
const giant = creature({ ...plain, name: 'Colosso', cost: 1, abilities: [] });
const bastion = creature({
  ...plain,
  name: 'Bastion',
  cost: 2,
  abilities: [
    fortEnergy({ races: ['Beast Folk'] }, draw()),
    fortEnergy({ races: ['Giant'] }, breakShields(1)),
  ],
});
const caller = creature({
  ...plain,
  name: 'Caller',
  cost: 1,
  abilities: [wheneverAttacks(self, may(put(choose(yourHand({ names: ['Bastion'] })))))],
});
const DRAWN = [[], ['Filler']] as const;
const cards = [beast, giant, bastion, caller];
const position = (manaZone: readonly string[], hand: readonly string[] = ['Bastion']) =>
  ({ cards, p1: { hand, manaZone }, p2: { battleZone: ['Fear Fang'] } }) as const;

describe('601.1f Fort E', () => {
  driven('does what stands beside the race of a card that was tapped for it', (begin) => {
    const duel = begin(position(['Beast', 'Nature Filler']));
    duel.use('Summon Bastion');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(DRAWN[1]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.battleZones).toEqual({ p1: ['Bastion'], p2: ['Fear Fang'] });
  });

  driven('does both where a card of each was tapped', (begin) => {
    const duel = begin(position(['Beast', 'Colosso']));
    duel.use('Summon Bastion');
    duel.choose('Bastion').choose('Shield 1');
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    expect(duel.names('p1', 'hand')).toEqual(DRAWN[1]);
  });

  driven('does nothing for mana of other races, nor for what lies there untapped', (begin) => {
    const duel = begin(position(['Nature Filler', 'Nature Filler', 'Beast']));
    duel.choose('Summon Bastion').choose('Tap Nature Filler, Nature Filler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(DRAWN[0]);
  });

  driven('does nothing where it is put as it attacks, without being summoned', (begin) => {
    const duel = begin({
      ...position(['Beast', 'Colosso']),
      step: 'attack',
      p1: { hand: ['Bastion'], manaZone: ['Beast', 'Colosso'], battleZone: ['Caller'] },
    });
    duel.choose('Caller attacks the player').choose('Yes');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual(['Caller (tapped)', 'Bastion']);
    expect(duel.names('p1', 'hand')).toEqual(DRAWN[0]);
  });

  driven('of a second copy asks for mana of its own', (begin) => {
    const duel = begin(
      position(['Beast', 'Nature Filler', 'Nature Filler', 'Nature Filler'], ['Bastion', 'Bastion']),
    );
    duel.choose('Summon Bastion').choose('Tap Beast, Nature Filler').choose('Summon Bastion');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.names('p1', 'hand')).toEqual(DRAWN[1]);
  });
});
