import {
  breakShields,
  choose,
  destroy,
  draw,
  opponentsCreatures,
  opponentsShields,
  putIntoMana,
  returnToHand,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { type Driver, driven } from '../support/driver.ts';
import { wordCards } from '../support/wordCards.ts';
import { plainSpell } from './plainCards.ts';

const cards = [
  ...wordCards,
  plainSpell('Doom', destroy(choose(yourCreatures()))),
  plainSpell('Strike', destroy(choose(opponentsCreatures()))),
  plainSpell('Recall', returnToHand(choose(yourCreatures()))),
  plainSpell('Uproot', returnToHand(choose(yourMana({ type: 'creature' })))),
  plainSpell('Sow', putIntoMana(choose(yourHand()))),
  plainSpell('Sink', putIntoMana(choose(opponentsShields()))),
  plainSpell('Break', breakShields(1)),
  plainSpell('Read', draw(3)),
];
const fire = ['Human', 'Human', 'Human'] as const;
/** Something to do in the main step, so that it does not pass by itself. */
const idle = ['Human', 'Human'] as const;

const powerOf = (duel: Driver, name: string): number | undefined => {
  const found = duel.duel.view('p1').zones.p1.battleZone.find((card) => !card.hidden && card.name === name);
  return found === undefined || found.hidden ? undefined : found.current.power;
};

describe('conditions that compare the players', () => {
  driven('holy field holds with as many shields, labyrinth only with more', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Sink'], manaZone: fire, battleZone: ['Steadfast', 'Maze', 'Great Maze'] },
      p2: { battleZone: ['Human', 'Human', 'Human'] },
    });
    expect(['Steadfast', 'Maze', 'Great Maze'].map((name) => powerOf(duel, name))).toEqual([
      3000, 2000, 2000,
    ]);
    duel.use('Cast Sink').choose('Card 1');
    expect(['Steadfast', 'Maze', 'Great Maze'].map((name) => powerOf(duel, name))).toEqual([
      3000, 3000, 3000,
    ]);
  });

  driven('holy field fails with fewer shields; master labyrinth holds with more creatures', (begin) => {
    const duel = begin({
      cards,
      p1: { manaZone: fire, battleZone: ['Steadfast', 'Great Maze'], shieldZone: ['Human'] },
      p2: { battleZone: ['Human'] },
    });
    expect(['Steadfast', 'Great Maze'].map((name) => powerOf(duel, name))).toEqual([2000, 3000]);
  });

  driven('no choice holds while either player has no hand', (begin) => {
    const p1 = { manaZone: fire, battleZone: ['Emptied'] };
    const both = begin({ cards, p1: { ...p1, hand: ['Human'] }, p2: { hand: ['Human'] } });
    expect(powerOf(both, 'Emptied')).toBe(2000);
    both.use('Summon Human');
    expect(powerOf(both, 'Emptied')).toBe(3000);
    const theirs = begin({ cards, p1: { ...p1, hand: ['Human'] }, p2: { hand: [] } });
    expect(powerOf(theirs, 'Emptied')).toBe(3000);
  });

  driven('stealth forbids blocks only while the opponent has mana of its civilization', (begin) => {
    const p1 = { battleZone: ['Stealthy'] };
    const open = begin({ cards, step: 'attack', p1, p2: { battleZone: ['Wall'], manaZone: ['Wall'] } });
    open.choose('Stealthy attacks the player');
    expect(open.asked).toBe('p2 block');
    const hidden = begin({ cards, step: 'attack', p1, p2: { battleZone: ['Wall'], manaZone: ['Human'] } });
    hidden.choose('Stealthy attacks the player');
    expect(hidden.asked).toBe('p1 shields');
  });
});

describe('triggers that ask for something first', () => {
  driven('marshall touch returns another creature, never the bearer, and does nothing alone', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Martial'], manaZone: fire, battleZone: ['Human'] } });
    duel.use('Summon Martial').choose('Yes');
    expect(duel.names('p1', 'hand')).toHaveLength(2);
    expect(duel.zone('p1', 'battleZone')).toEqual(['Martial']);
    const alone = begin({ cards, p1: { hand: ['Martial', ...idle], manaZone: fire } });
    alone.use('Summon Martial').choose('Yes');
    expect([alone.asked, alone.count('p1', 'hand')]).toEqual(['p1 main', 2]);
  });

  driven('the effect of marshall touch does not follow if it is declined', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Martial'], manaZone: fire, battleZone: ['Human'] } });
    duel.use('Summon Martial').choose('No');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Human', 'Martial']);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('609.4 soul recall needs all of its cards in the graveyard', (begin) => {
    const p1 = { battleZone: ['Recaller'], graveyard: ['Human', 'Wall'] };
    const p2 = { hand: ['Human'] };
    const duel = begin({ cards, step: 'attack', p1, p2 });
    duel
      .choose('Recaller attacks the player')
      .choose('Yes')
      .choose(...(duel.asked === 'p1 order' ? duel.options : []));
    expect(duel.count('p1', 'graveyard')).toBe(0);
    expect(duel.count('p2', 'hand')).toBe(0);
    const short = begin({ cards, step: 'attack', p1: { ...p1, graveyard: ['Human'] }, p2 });
    short.choose('Recaller attacks the player');
    expect([short.asked, short.count('p2', 'hand')]).toEqual(['p1 shields', 1]);
  });

  driven('solemn duty sees other creatures leave the battle zone, and creatures the mana zone', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Recall', 'Uproot', 'Doom'],
        manaZone: [...fire, 'Human'],
        battleZone: ['Dutiful', 'Human'],
      },
    });
    duel.use('Cast Recall').choose('Human').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(4);
    duel.use('Cast Uproot').choose('Human').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(5);
    duel.use('Cast Doom');
    expect([duel.asked, duel.count('p1', 'battleZone')]).toEqual(['p1 main', 0]);
  });

  driven('each of two solemn duties resolves', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Recall'], manaZone: fire, battleZone: ['Dutiful', 'Dutiful', 'Human'] },
    });
    duel.use('Cast Recall').choose('Human').choose('Yes').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(3);
  });
});

describe('701.9a cascades', () => {
  const manaZone = ['Wall', 'Wall', 'Wall', 'Wall'];

  driven('a cascade puts a cheaper creature from the top, and leaves any other card there', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Cascader'], manaZone, deck: ['Human', 'Wall'] } });
    duel.use('Summon Cascader').choose('Yes');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Cascader', 'Human']);
    const same = begin({
      cards,
      p1: { hand: ['Cascader', 'Wall'], manaZone: [...manaZone, 'Wall'], deck: ['Cascader', 'Wall'] },
    });
    same.use('Summon Cascader');
    expect([same.asked, same.zone('p1', 'battleZone')]).toEqual(['p1 main', ['Cascader']]);
    expect(same.zone('p1', 'deck')[0]).toBe('Cascader');
  });

  driven('a rebirth cascade resolves again as it is destroyed', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Doom'], manaZone: fire, battleZone: ['Reborn'], deck: ['Human', 'Wall'] },
    });
    duel.use('Cast Doom').choose('Yes');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Human']);
  });

  driven('a torrent cascade puts any number of two cards', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Torrent'], manaZone, deck: ['Human', 'Launch', 'Wall'] } });
    duel.use('Summon Torrent').choose('Human');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Torrent', 'Human']);
    expect(duel.zone('p1', 'deck')[0]).toBe('Launch');
  });
});

describe('uses from other places', () => {
  driven(
    '110.4b a mana reburst is summoned from the mana zone for its own cost and civilization',
    (begin) => {
      const duel = begin({ cards, p1: { manaZone: ['Reburst', 'Reburst', 'Human'] } });
      expect(duel.options.filter((label) => label === 'Summon Reburst')).toHaveLength(2);
      duel.choose(duel.options[0] ?? '');
      if (duel.asked === 'p1 pay') duel.choose(duel.options[0] ?? '');
      expect(duel.zone('p1', 'battleZone')).toEqual(['Reburst']);
      expect(duel.names('p1', 'manaZone')).toEqual(['Human', 'Reburst']);
      expect(duel.zone('p1', 'manaZone').filter((name) => name.includes('tapped'))).toHaveLength(1);
      const manaZone = [{ name: 'Reburst', tapped: true }, ...idle];
      expect(begin({ cards, p1: { hand: ['Human'], manaZone } }).options).not.toContain('Summon Reburst');
    },
  );

  driven(
    'a revenge chance is declared at the end of any turn, and summons only if its condition holds',
    (begin) => {
      const p1 = { hand: ['Avenger'] };
      const duel = begin({ cards, active: 'p2', p1, p2: { hand: ['Read'], manaZone: fire } });
      duel.use('Cast Read').passUntil('p1 declareUsage').choose('Avenger');
      expect(duel.zone('p1', 'battleZone')).toEqual(['Avenger']);
    },
  );

  driven('112.3d Judgment Z discards an emblem from the shields, also one that comes with it', (begin) => {
    const p1 = { hand: ['Break'], manaZone: fire };
    const duel = begin({ cards, p1, p2: { hand: ['Judge'], shieldZone: ['Emblem'] } });
    duel.use('Cast Break').passUntil('p2 declareShields').pass();
    duel.choose('Judgment Z: Judge, discarding Emblem');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Judge']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Emblem']);
  });

  driven('a climax doron go puts it as such an exile creature is destroyed', (begin) => {
    const p1 = { hand: ['Strike', 'Strike'], manaZone: fire };
    const duel = begin({ cards, p1, p2: { hand: ['Climax'], battleZone: ['Outcast', 'Human'] } });
    duel.use('Cast Strike').choose('Human');
    expect(duel.asked).toBe('p1 main');
    duel.use('Cast Strike').choose('Climax');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Climax']);
  });

  driven('115.2 a bio tackle is discarded for an attacker in a battle, not for what is attacked', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { hand: ['Tackler'], battleZone: ['Human'] },
      p2: { hand: ['Tackler'], battleZone: [{ name: 'Steadfast', tapped: true }] },
    });
    duel.choose('Human attacks Steadfast').choose('Tackler');
    expect(duel.battleZones).toEqual({ p1: ['Human (tapped)'], p2: [] });
    expect(duel.names('p2', 'graveyard')).toEqual(['Steadfast']);
  });
});

describe('what attacks and spells do', () => {
  driven('507.3c freeze taps a creature that stays tapped in its next turn', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Chiller'] },
      p2: { battleZone: ['Human', 'Wall'] },
    });
    duel.choose('Chiller attacks the player').pass().choose('Yes').choose('Human').choose('Shield 1');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Human (tapped)', 'Wall']);
    duel.passUntil('p2 charge');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Human (tapped)', 'Wall']);
    duel.passUntil('p1 charge').passUntil('p2 charge');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Human', 'Wall']);
  });

  driven('a double freeze taps up to two', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Deep Chiller'] },
      p2: { battleZone: ['Human', 'Human', 'Human'] },
    });
    duel.choose('Deep Chiller attacks the player').choose('Yes').choose('Human', 'Human');
    expect(duel.zone('p2', 'battleZone')).toEqual(['Human (tapped)', 'Human (tapped)', 'Human']);
  });

  driven('thrilling three counts the creatures that are revealed', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Thriller'],
        manaZone: fire,
        deck: ['Human', 'Wall', 'Steadfast', 'Nine', 'Nine', 'Nine'],
      },
    });
    duel.use('Summon Thriller').choose('Yes').choose('Yes');
    while (duel.asked !== 'p1 main') duel.choose(duel.options[0] ?? '');
    expect(duel.names('p1', 'hand')).toEqual(['Human', 'Wall']);
  });

  driven('launcher energy counts what it tapped', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Launch'],
        manaZone: fire,
        battleZone: ['Human', 'Human', { name: 'Human', tapped: true }],
      },
    });
    duel.use('Cast Launch').choose('Human', 'Human');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven(
    'an evo charger puts a creature under an evolution creature only, and goes to the mana zone',
    (begin) => {
      const duel = begin({
        cards,
        p1: { hand: ['Evolver', ...idle], manaZone: fire, battleZone: ['Human'] },
      });
      duel.use('Cast Evolver').choose('Yes');
      expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 main', 4]);
      const evolved = { name: 'Grown', over: ['Human'] };
      const under = begin({
        cards,
        p1: { hand: ['Evolver', ...idle], manaZone: [...fire, 'Wall'], battleZone: [evolved] },
      });
      under.use('Cast Evolver').choose('Yes').choose('Wall');
      expect(under.zone('p1', 'battleZone')).toEqual(['Grown (over Human, Wall)']);
    },
  );

  driven('701.14a nine shields are broken as it wins a battle', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: ['Nine'] },
      p2: { battleZone: [{ name: 'Human', tapped: true }] },
    });
    duel.choose('Nine attacks Human');
    expect(duel.count('p2', 'shieldZone')).toBe(0);
  });

  driven('510 a break bonus counts the shields of its attack', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Bonus'] } });
    duel.choose('Bonus attacks the player').choose('Shield 1').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(1);
  });
});

describe('abilities that are composed of others', () => {
  driven('509.2, 510 a G breaker breaks all shields, and all of its player after its attack', (begin) => {
    const duel = begin({ cards, step: 'attack', p1: { battleZone: ['Galaxy Breaker'] } });
    duel.choose('Galaxy Breaker attacks the player');
    expect([duel.count('p1', 'shieldZone'), duel.count('p2', 'shieldZone')]).toEqual([0, 0]);
  });

  driven('609 an oni S-MAX creature stays if three cards are destroyed instead', (begin) => {
    const three = ['Human', 'Human', 'Human'];
    const duel = begin({
      cards,
      p1: { hand: ['Doom', ...idle], manaZone: fire, battleZone: ['Oni', ...three] },
    });
    duel.use('Cast Doom').choose('Oni').choose('Replace: Oni').choose('Human', 'Human', 'Human');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Oni']);
  });

  driven('701.2a graveyard koulin puts a creature at the end of the turn if it is tapped', (begin) => {
    const duel = begin({
      cards,
      step: 'attack',
      p1: { battleZone: [{ name: 'Harbinger', tapped: true }], graveyard: ['Human', 'Oni'] },
    });
    duel.choose('Yes');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Harbinger (tapped)', 'Human']);
  });

  driven('700.2a burst double is both while there is an evolution creature', (begin) => {
    const settings = { cards, p2: { battleZone: ['Human'] } } as const;
    const p1 = { hand: ['Burst', ...idle], manaZone: fire } as const;
    const one = begin({ ...settings, p1 }).use('Cast Burst');
    expect(one.asked).toBe('p1 mode');
    const both = begin({ ...settings, p1: { ...p1, battleZone: [{ name: 'Grown', over: ['Human'] }] } });
    both.use('Cast Burst');
    expect([both.count('p1', 'hand'), both.battleZones.p2]).toEqual([idle.length + 1, []]);
  });

  driven('609 extra EX life saves twice', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['Twice Alive', 'Doom', 'Doom', 'Doom', ...idle],
        manaZone: [...fire, ...fire, ...fire],
        shieldZone: [],
      },
    });
    duel.use('Summon Twice Alive');
    expect(duel.count('p1', 'shieldZone')).toBe(2);
    duel.use('Cast Doom').choose('Card 1');
    expect([duel.count('p1', 'shieldZone'), duel.battleZones.p1]).toEqual([1, ['Twice Alive']]);
    duel.use('Cast Doom');
    expect([duel.count('p1', 'shieldZone'), duel.battleZones.p1]).toEqual([0, ['Twice Alive']]);
    duel.use('Cast Doom');
    expect(duel.battleZones.p1).toEqual([]);
  });
});
