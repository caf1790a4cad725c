import { allCards } from 'taiki';
import {
  barabariety,
  blocker,
  civilCount,
  creature,
  destroy,
  doubleBreaker,
  draw,
  gets,
  hasWhile,
  hyperSoulX,
  lastBurst,
  manaDrive,
  megaLastBurst,
  meteorburn,
  nullBreaker,
  oniTime,
  opponentsCreatures,
  power,
  poweredBlocker,
  poweredBreaker,
  provided,
  returnToHand,
  self,
  shieldTriggerPlus,
  spell,
  spellAbility,
  superShieldTrigger,
  superShieldTriggerOfCreature,
  twinpact,
  uraNinjaStrike,
  wheneverAttacks,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;
const magic = { civilizations: ['fire'], cost: 1 } as const;
const cards = [
  ...allCards,
  creature({ ...plain, name: 'Raider' }),
  creature({ ...plain, name: 'Bull', power: 5000, cost: 2 }),
  creature({ ...plain, name: 'Giant', power: 12000, cost: 3, abilities: [poweredBreaker] }),
  creature({ ...plain, name: 'Tall', power: 5999, abilities: [poweredBreaker] }),
  creature({ ...plain, name: 'Shy', abilities: [nullBreaker] }),
  creature({ ...plain, name: 'Kin', abilities: [hyperSoulX(doubleBreaker, wheneverAttacks(self, draw()))] }),
  creature({ ...plain, name: 'Burner', abilities: [meteorburn(1, draw())] }),
  creature({ ...plain, name: 'Shield Wall', abilities: [blocker, poweredBlocker(4000)] }),
  creature({ ...plain, name: 'Counter', abilities: [hasWhile(civilCount('fire', 3), power(1000))] }),
  creature({ ...plain, name: 'Medley', abilities: [hasWhile(barabariety(3), power(1000))] }),
  creature({ ...plain, name: 'Driver', abilities: [provided(manaDrive(2, 'water'), whenPut(self, draw()))] }),
  creature({ ...plain, name: 'Ogre', abilities: [hasWhile(oniTime, power(1000))] }),
  creature({
    ...plain,
    name: 'Ninja',
    power: 1000,
    abilities: [uraNinjaStrike(2, 'water'), whenPut(self, draw())],
  }),
  spell({
    ...magic,
    name: 'Last Stand',
    abilities: [...superShieldTrigger(draw(), destroy(opponentsCreatures()))],
  }),
  spell({
    ...magic,
    name: 'Second Wind',
    abilities: [...shieldTriggerPlus(draw(), destroy(opponentsCreatures()))],
  }),
  creature({ ...plain, name: 'Last Guest', abilities: [...superShieldTriggerOfCreature(draw(2))] }),
  spell({ ...magic, name: 'Ruin', abilities: [spellAbility(destroy(opponentsCreatures()))] }),
  spell({ ...magic, name: 'Tide', abilities: [spellAbility(returnToHand(opponentsCreatures()))] }),
  spell({
    ...magic,
    name: 'Surge',
    abilities: [spellAbility(gets({ in: 'battleZone', of: 'you' }, 'turn', power(7000)))],
  }),
];

describe('509.2 powered breaker and null breaker', () => {
  driven('a powered breaker breaks one shield, and one more for each 6000 power', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Giant', 'Raider'] } });
    duel.choose('Giant attacks the player').choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven('less than 6000 power is nothing more, and power is looked at as shields are broken', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Tall', 'Raider'], hand: ['Surge'], manaZone: ['Raider'] },
    });
    duel.use('Cast Surge').passUntil('p1 attack');
    duel.choose('Tall attacks the player').choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });

  driven('a null breaker breaks no shield, and wins all the same', (begin) => {
    const duel = begin({ cards, p1: { battleZone: ['Shy', 'Raider'] } });
    duel.choose('Shy attacks the player');
    expect([duel.asked, duel.count('p2', 'shieldZone')]).toEqual(['p1 attack', 5]);
    const last = begin({ cards, p1: { battleZone: ['Shy', 'Raider'] }, p2: { shieldZone: [] } });
    last.choose('Shy attacks the player');
    expect(last.duel.result).toMatchObject({ winner: 'p1', reason: 'directAttack' });
  });
});

describe('818 hyper soul X', () => {
  driven('gives triggered abilities to the creature above, until it is no longer below', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: [{ name: 'Burner', over: ['Kin'] }, 'Raider'] },
    });
    duel.choose('Burner attacks the player');
    duel.choose('Meteorburn').choose('Yes');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Burner (tapped)');
    duel.passUntil('p1 shields');
    expect(duel.decision.max).toBe(1);
  });
});

describe('what is composed', () => {
  driven('powered blocker: more power while it blocks', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Bull', 'Raider'] },
      p2: { battleZone: ['Shield Wall'] },
    });
    duel.choose('Bull attacks the player').choose('Block with Shield Wall');
    expect(duel.battleZones).toEqual({ p1: ['Raider'], p2: ['Shield Wall (tapped)'] });
  });

  driven('civil count, barabariety and oni time hold as soon as there are enough', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Counter', 'Medley', 'Ogre'], manaZone: ['Raider', 'Raider'], hand: ['Bull'] },
      p2: { shieldZone: ['Raider'] },
    });
    const powers = () =>
      duel.duel.view('p1').zones.p1.battleZone.map((card) => ('current' in card ? card.current?.power : 0));
    expect(powers()).toEqual([4000, 3000, 4000]);
    duel.use('Summon Bull');
    expect(powers()).toEqual([4000, 3000, 4000, 5000]);
  });

  driven(
    'civil count and barabariety count the cards of their player, oni time the shields of both',
    (begin) => {
      const duel = begin({
        cards,
        p1: { battleZone: ['Counter', 'Medley'] },
        p2: { battleZone: ['Raider', 'Bull', 'Giant'], shieldZone: 1 },
      });
      const powers = (one: typeof duel) =>
        one.duel.view('p1').zones.p1.battleZone.map((card) => ('current' in card ? card.current?.power : 0));
      expect(powers(duel)).toEqual([3000, 3000]);
      const ogre = begin({ cards, p1: { battleZone: ['Ogre'] }, p2: { shieldZone: 2 } });
      expect(powers(ogre)).toEqual([3000]);
    },
  );

  driven('mana drive asks for enough cards and for the civilization', (begin) => {
    const water = begin({
      cards,
      p1: { hand: ['Driver'], manaZone: ['Raider', 'Aqua Hulcus'] },
    });
    water.use('Summon Driver');
    const fire = begin({ cards, p1: { hand: ['Driver'], manaZone: ['Raider', 'Raider'] } });
    fire.use('Summon Driver');
    expect([water.count('p1', 'hand'), fire.count('p1', 'hand')]).toEqual([1, 0]);
  });

  driven('a super shield trigger does more without shields, and only by the trigger', (begin) => {
    const last = begin({
      cards,
      p1: { battleZone: ['Raider', 'Bull'] },
      p2: { shieldZone: ['Last Stand'] },
    });
    last.choose('Raider attacks the player').choose('Shield trigger: Last Stand');
    expect(last.count('p1', 'battleZone')).toBe(0);
    const early = begin({
      cards,
      p1: { battleZone: ['Raider', 'Bull'] },
      p2: { shieldZone: ['Last Stand', 'Raider'] },
    });
    early.choose('Raider attacks the player').choose('Shield 1').choose('Shield trigger: Last Stand');
    expect([early.count('p1', 'battleZone'), early.count('p2', 'hand')]).toEqual([2, 1]);
    const cast = begin({
      cards,
      p1: { hand: ['Last Stand'], manaZone: ['Raider'], shieldZone: [] },
      p2: { battleZone: ['Bull'] },
    });
    cast.use('Cast Last Stand');
    expect(cast.count('p2', 'battleZone')).toBe(1);
  });

  driven('a creature with super shield trigger, the last shield', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Bull'] },
      p2: { shieldZone: ['Last Guest'] },
    });
    duel.choose('Raider attacks the player').choose('Shield trigger: Last Guest');
    expect([duel.zone('p2', 'battleZone'), duel.count('p2', 'hand')]).toEqual([['Last Guest'], 2]);
  });

  driven('shield trigger plus counts the shields that were broken in this turn', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Giant', 'Raider'] },
      p2: { shieldZone: ['Raider', 'Second Wind', 'Raider', 'Raider', 'Second Wind'] },
    });
    duel.choose('Raider attacks the player').choose('Shield 2').choose('Shield trigger: Second Wind');
    expect(duel.count('p1', 'battleZone')).toBe(2);
    duel.choose('Giant attacks the player').choose('Shield 1', 'Shield 2', 'Shield 4');
    duel.choose('Shield trigger: Second Wind');
    expect(duel.count('p1', 'battleZone')).toBe(0);
  });

  driven('ura ninja strike shares its limit with ninja strike and asks for the civilization', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Raider', 'Bull'] },
      p2: { hand: ['Ninja', 'Ninja'], manaZone: ['Raider', 'Aqua Hulcus'] },
    });
    duel.choose('Raider attacks the player');
    expect(duel.asked).toBe('p2 declareUsage');
    duel.choose(duel.options[0] ?? '');
    while (duel.asked !== 'p1 shields') duel.choose(duel.options[0] ?? '');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Ninja']);
  });
});

const burst = (name: string, ability: typeof lastBurst) =>
  twinpact(
    `${name} / ${name} Spell`,
    creature({ ...plain, name, abilities: [ability] }),
    spell({ ...magic, name: `${name} Spell`, abilities: [spellAbility(draw(2))] }),
  );
const bursts = [...cards, burst('Flash', lastBurst), burst('Flare', megaLastBurst)];

describe('last burst and mega last burst (810.4)', () => {
  driven('the spell half is cast from the graveyard when the creature is destroyed', (begin) => {
    const duel = begin({
      cards: bursts,
      p1: { hand: ['Ruin'], manaZone: ['Raider'], battleZone: ['Raider'] },
      p2: { battleZone: ['Flash / Flash Spell'], hand: [] },
    });
    duel.use('Cast Ruin');
    duel.choose('Yes');
    expect([duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([2, 1]);
  });

  driven('last burst does nothing when the creature returns to the hand; mega last burst does', (begin) => {
    const last = begin({
      cards: bursts,
      p1: { hand: ['Tide'], manaZone: ['Raider'], battleZone: ['Raider'] },
      p2: { battleZone: ['Flash / Flash Spell'], hand: [] },
    });
    last.use('Cast Tide');
    expect([last.count('p2', 'hand'), last.asked]).toEqual([1, 'p1 attack']);
    const mega = begin({
      cards: bursts,
      p1: { hand: ['Tide'], manaZone: ['Raider'], battleZone: ['Raider'] },
      p2: { battleZone: ['Flare / Flare Spell'], hand: [] },
    });
    mega.use('Cast Tide');
    mega.choose('Yes');
    expect([mega.count('p2', 'hand'), mega.names('p2', 'graveyard')]).toEqual([2, ['Flare / Flare Spell']]);
  });
});
