import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const breakers = [
  ['Crystal Zweilancer', 3],
  ['Cyclone Totem', 2],
  ['Diablost, the Shady General', 2],
  ['Dominica, Channeler of Suns', 2],
  ['Dorballom, Lord of Demons', 3],
  ['Elupheus, Lord of Spirits', 2],
  ['Mega Assault Wyvern', 2],
  ['Melania, Channeler of Suns', 2],
  ['Terradragon Magragran', 2],
  ['Wave Crawler', 2],
  ['Alphadios, Lord of Spirits', 3],
  ['Ancient Giant', 2],
  ['Asylum, the Dragon Paladin', 2],
  ['Avalanche Giant', 2],
  ['Balesk Baj, the Timeburner', 2],
  ['Bazagazeal Dragon', 2],
  ['Billion-Degree Dragon', 3],
  ['Bladerush Skyterror Q', 2],
  ['Bloodwing Mantis', 2],
  ['Bolgash Dragon', 3],
  ['Bombazar, Dragon of Destiny', 2],
  ['Cantankerous Giant', 2],
  ['Clobber Totem', 2],
  ['Cryptic Totem', 2],
  ['Death Cruzer, the Annihilator', 3],
  ['Dolgeza, Veteran of Hard Battle', 2],
  ['Dorberos, the Imprisoning Fiend', 2],
  ['Earth Ripper, Talon of Rage', 2],
  ['Eternal Phoenix, Phoenix of the Dragonflame', 2],
  ['Evil Incarnate', 2],
  ['Extreme Crawler', 2],
  ['Galklife Dragon', 2],
  ['Gariel, Elemental of Sunbeams', 2],
  ['Gaulezal Dragon', 2],
  ['Gnarvash, Merchant of Blood', 2],
  ['Hawkeye Lunatron', 2],
  ["Jabaha's Automaton", 2],
  ['King Mazelan', 2],
  ['King Tsunami', 3],
  ['La Guile, Seeker of Skyfire', 2],
  ['Laveil, Seeker of Catastrophe', 2],
  ['Midnight Crawler', 2],
  ['Moon Horn', 2],
  ['Necrodragon Bryzenaga', 2],
  ['Necrodragon Giland', 2],
  ['Necrodragon Jagraveen', 2],
  ['Necrodragon Belzarogue', 3],
  ['Nocturnal Giant', 3],
  ['Obsidian Scarab', 2],
  ['Olgate, Nightmare Samurai', 2],
  ['Otherworldly Warrior Naglu', 2],
  ['Radioactive Horn, the Strange', 2],
  ['Re Bil, Seeker of Archery', 2],
  ['Rimuel, Cloudbreak Elemental', 2],
  ['Siri, Glory Elemental', 2],
  ['Space Titanica', 2],
  ['Splinterclaw Wasp', 2],
  ['Stallob, the Lifequasher', 2],
  ['Star-Cry Dragon', 2],
  ['Stratosphere Giant', 3],
  ['Super Dragon Machine Dolzark', 2],
  ['Super Necrodragon Abzo Dolba', 3],
  ['Super Terradragon Bramgreil', 3],
  ['Syforce, Aurora Elemental', 2],
  ['Syrius, Firmament Elemental', 3],
  ['Terradragon Cusdalf', 2],
  ['Terradragon Gamiratar', 2],
  ['Terradragon Regarion', 2],
  ['Trox, General of Destruction', 2],
  ['Twin-Cannon Skyterror', 2],
  ['Vashuna, Sword Dancer', 2],
  ['Velyrika Dragon', 2],
  ['Vile Mulder, Wing of the Void', 2],
  ['Warlord Ailzonius', 2],
  ['Überdragon Valkyrias', 3],
] as const;

describe.each(breakers)('%s breaks %i shields', (name, shields) => {
  driven('of five', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [name, 'Fear Fang'] } });
    duel.choose(`${name} attacks the player`);
    expect(duel.asked).toBe('p1 shields');
    duel.choose(...['Shield 2', 'Shield 4', 'Shield 5'].slice(0, shields));
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([5 - shields, shields]);
  });

  driven('or the only one, and does not win yet', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [name, 'Fear Fang'] }, p2: { shieldZone: 1 } });
    duel.choose(`${name} attacks the player`);
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});

const evolutions = [
  ['Elupheus, Lord of Spirits', 'Aeris, Flight Elemental', 'light', 5],
  ['Alcadeias, Lord of Spirits', 'Aeris, Flight Elemental', 'light', 6],
  ['Armored Groblav', 'Immortal Baron, Vorg', 'fire', 5],
  ['Armored Raider Gandaval', 'Immortal Baron, Vorg', 'fire', 5],
  ['Azaghast, Tyrant of Shadows', 'Vampire Silphy', 'darkness', 7],
  ['Ballom, Master of Death', 'Photocide, Lord of the Wastes', 'darkness', 8],
  ['Craze Valkyrie, the Drastic', 'Lok, Vizier of Hunting', 'light', 6],
  ['Belzeber, Emperor of Death', 'Vampire Silphy', 'darkness', 6],
  ['Crystal Jouster', 'Aqua Vehicle', 'water', 7],
  ['Doboulgyser, Giant Rock Beast', 'Blazosaur Q', 'fire', 6],
  ['Evil Incarnate', 'Grinning Axe, the Monstrosity', 'darkness', 6],
  ["Jabaha's Automaton", "Brad's Cutter", 'fire', 5],
  ['Kizar Basiku, the Outrageous', 'Lok, Vizier of Hunting', 'light', 5],
  ['Niofa, Horned Protector', 'Tri-horn Shepherd', 'nature', 6],
  ['Phantasmal Horror Gigazabal', 'Gigagiele', 'darkness', 5],
  ['Q-tronic Hypermind', 'Promephius Q', 'water', 8],
  ['Super Necrodragon Abas Nonaris', 'Necrodragon Galbazeek', 'darkness', 7],
  ['Ultra Mantis, Scourge of Fate', 'Forest Hornet', 'nature', 6],
  ['Valkrowzer, Ultra Rock Beast', 'Stonesaur', 'fire', 6],
  ['Warlord Ailzonius', 'Kanesill, the Explorer', 'light', 5],
  ['World Tree, Root of Life', 'Illusory Berry', 'nature', 6],
] as const;

describe.each(evolutions)('%s on %s', (name, base, civilization, cost) => {
  driven('breaks 2 shields in the turn in which it is summoned', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { [civilization]: cost }, battleZone: [base, 'Writhing Bone Ghoul'] },
    });
    duel.use(`Summon ${name}`).passUntil('p1 attack');
    expect(duel.zone('p1', 'battleZone')).toEqual([`${name} (over ${base})`, 'Writhing Bone Ghoul']);
    duel.choose(`${name} attacks the player`).choose('Shield 1', 'Shield 5');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });

  driven('cannot be summoned without such a creature', (begin) => {
    const duel = begin({
      p1: { hand: [name], manaZone: { [civilization]: cost }, battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual([name]);
  });
});
