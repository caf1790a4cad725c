/** Cards that were printed in both languages, a line each. Facts of the cards; the order is that of the English names. */
export const CARD_NAMES = `
Abduction Charger|アナライズ・チャージャー
Acid Reflux, the Fleshboiler|墓堀怪人アシッドフィスト
Adamski, S-Rank Space|S級宇宙 アダムスキー
Adventure Boar|原始の棍棒
Aegis, Sage of Fire and Lightning|雷炎賢者エイジス
Aeris, Flight Elemental|飛翔の精霊アリエス
Aerodactyl Kooza|鳥神兵クウザ
Aeropica|エウロピカ
Agira, the Warlord Crawler|超戦攻賢者アギラ
Akashic First, Electro-Dragon|電磁旋竜アカシック・ファースト
Akashic Second, Electro-Spirit|電磁霊樹アカシック・セカンド
Akashic Third, the Electro-Bandit|電磁無頼アカシック・サード
Alcadeias, Lord of Spirits|聖霊王アルカディアス
Alek, Solidity Enforcer|堅牢の伝道師アレーク
Amber Grass|琥珀草
Amber Piercer|アンバー・ピアス
Ancient Giant|いにしえの超人
Ancient Horn, the Watcher|賢察するエンシェント・ホーン
Angler Cluster|アングラー・クラスター
Animatrain, the Daring Beast|勇猛妖魔アニマトレイン
Apocalypse Day|アポカリプス・デイ
Aqua Agent|アクア・エージェント
Aqua Bouncer|アクア・バウンザー
Aqua Deformer|アクア・デフォーマー
Aqua Fencer|アクア・フェンサー
Aqua Hulcus|アクア・ハルカス
Aqua Jolter|アクア・チャージャー
Aqua Knight|アクア・ナイト
Aqua Moon Edge|アクア・ムーンエッジ
Aqua Officer|アクア・オフィサー
Aqua Patrol|アクア・パトロール
Aqua Ranger|アクア・レンジャー
Aqua Reactor|アクア・リアクター
Aqua Shooter|アクア・シューター
Aqua Skydiver|アクア・リバイバー
Aqua Soldier|アクア・ソルジャー
Aqua Spy|アクア・スパイ
Aqua Surfer|アクア・サーファー
Aqua Trickster|アクア・トリックスター
Aqua Vehicle|アクア・ビークル
Aquarmy, Commando Division|遊撃師団 アクアーミー
Arc Bine, the Astounding|守護聖天アーク・バイン
Ardent Lunatron|ルナ・イーグル
Arissa, Apostle of the Holy Strike|精撃の使徒アリッサ
Armored Blaster Valdios|機神装甲ヴァルディオス
Armored Decimator Valkaizer|機神装甲ヴァルカイザー
Armored Scout Gestuchar|捜神兵グチェラリオン
Armored Transport Galiacruse|鎧神兵ガリアクルーズ
Armored Walker Urherion|走神兵ウルヘリオン
Armored Warrior Quelos|甲神兵クエロス
Artisan Picora|職人ピコラ
Asra, Vizier of Safety|堅防の使徒アースラ
Asteria, Spirit of Heaven's Blessing|天恵の精霊アステリア
Astral Tempest|アストラル・テンペスト
Astrocomet Dragon|メテオ・ドラゴン
Astronaut Skyterror|アストロノーツ・ワイバーン
Aura Blast|オーラ・ブラスター
Automobile Man|自動車男
Auzesu, the Demonic Holy Spirit|悪魔聖霊アウゼス
Avalanche Giant|神拳の超人
Azaghast, Tyrant of Shadows|死皇帝アザガースト
Baby Zoppe|チッチ・ホッピー
Badmin Gai, Climb|猿山親分キンポー
Baira, the Hidden Lunatic|玉砕秘宝バイラ
Balesk Baj, the Timeburner|聖剣炎獣バーレスク
Balforce, the Demonic Holy Spirit|悪魔聖霊バルホルス
Ballom, Master of Death|悪魔神バロム
Balor, Lifesaving Doll|救命人形バロール
Balza, Seeker of Hyperpearls|雷珠の求道者ラ・バルザ
Bangetsu 卍 Ga Ryuzark 卍 / Bangokusatsu|卍月 ガ・リュザーク 卍/卍・獄・殺
Bangren, Ancient Arhat|古の羅漢バグレン
Baradios, Lord of Dragon Spirits|聖霊龍王 バラディオス
Baraga, Blade of Gloom|邪剣バラガ
Baraid, the Explorer|宣凶師バレイド
Baredu, Daspell|堕呪 バレッドゥ
Bat Doctor, Shadow of Undeath|暗闇に潜む者バット・ドクター
Batias, the Patroller|巡霊者バティアス
Battery Cluster|バッテリーヘッド・クラスター
Bazagazeal Dragon|バザガジール・ドラゴン
Beinz Sayla, Guardian of Cleansing Light|明浄の守護者ベインズ・セーレ
Belix, the Explorer|宣凶師ベリックス
Belmol, the Explorer|宣凶師ベルモーレ
Belzeber, Emperor of Death|死皇帝ベルセバ
Benzo, the Hidden Fury|暴発秘宝ベンゾ
Berochika, Channeler of Suns|光器ベロチカ
Betrale, the Explorer|宣凶師ベトラーレ
Bex, the Oracle|予言者ベクス
Biancus|ビアンカス
Billion-Degree Dragon|グラディアン・レッド・ドラゴン
Bix, Guardian of the Sacred Mountain|霊山の守護者ビックス
Bladerush Skyterror Q|ブレイドラッシュ・ワイバーンδ
Blasto, Explosive Soldier|爆裂兵ダーク・ブラスター
Blazosaur Q|ブレイズザウルスα
Bliss Totem, Avatar of Luck|恵みの化身
Blizzard of Spears|サウザンド・スピア
Bloody Cymbal|ブラッディ・シンバル
Bolgash Dragon|ボルガッシュ・ドラゴン
Bolshack Dogiragon|ボルシャック・ドギラゴン
Bolshack Dragon|ボルシャック・ドラゴン
Boltail Dragon|ボルテール・ドラゴン
Bolzard Dragon|ボルザード・ドラゴン
Bombat, General of Speed|猛爆軍曹ボンバット
Bombazar, Dragon of Destiny|無双竜機ボルバルザーク
Bone Assassin, the Ripper|切り裂く者ボーン・アサシン
Bone Spider|捕らえる者ボーン・スパイダー
Bonfire Lizard|スカイフレーム・リザード
Brad's Cutter|ブラッドのカッター
Brad, Super Kickin' Dynamo|烈脚戦士ブラッド
Brain Serum|サイバー・ブレイン
Branca, Protection Soldier|愛護兵ブランカ
Brave Bell|奮闘の銅鑼
Brawler Zyler|喧嘩屋タイラー
Breiga, the Wicked Protector|邪脚護聖ブレイガー
Brock, the Screw Soldier|螺神兵ボロック
Broken Horn, the Barricading|結界するブロークン・ホーン
Bronze-Arm Tribe|青銅の鎧
Brood Shell|シェル・ブリーダー
Bruiser Dragon|ブルーザー・ドラゴン
Brutal Revenger|ブルータル・リベンジャー
Bubble Lamp|バブル・ランプ
Bubble Scarab|エコロバルーン・ビートル
Bulgluf, the Spydroid|粛清者ブルグラフ
Buoyant Blowfish|ハーミット・フィッシュ
Burning Mane|炎のたてがみ
Burning Power|バーニング・パワー
Burnwisp Lizard|バーンメルト・リザード
Buzz Betocchi|翔天鎧冑ビトッチ
Bye Bye Amoeba|バイバイ・アメーバ
Cabalt, the Patroller|巡霊者キャバルト
Calgo, Vizier of Rainclouds|乱雲の使徒カルゴ
Candy Cluster|キャンディ・クラスター
Candy Drop|キャンディ・ドロップ
Cannon Shell|シェル・キャノン
Cannoneer Bargon|砲神兵バゴーン
Cantankerous Giant|跳躍の超人
Carbonite Scarab|カーボナイト・ビートル
Carnival Totem|天動の化身
Cataclysmic Eruption|竜脈噴火
Cauldron Shell|シェル・コルドロン
Cavalry General Curatops|騎兵総長キュラトプス
Cavern Raider|誕生の祈
Cetibols|セティボルス
Chains of Sacrifice|いけにえの鎖
Chaos Worm|魔獣虫カオス・ワーム
Charmilia, the Enticer|魅了妖精チャミリア
Chen Treg, Vizier of Blades|鋭刃の使徒グーレ・チェーン
Chilias, the Oracle|予言者キリアス
Chitta Peloru|チッタ・ペロル
Clearlo, Grace Enforcer|祝福の伝道師クレアル
Cliffcrush Giant|神秘の超人
Clobber Totem|殺戮の化身
Clone Factory|クローン・ファクトリー
Cloned Blade|クローン・クラッシュ
Cloned Deflector|クローン・ライトニング
Cloned Nightmare|クローン・バイス
Cloned Spike-Horn|伝承するクローン・ホーン
Cloud Mayfly|クラウド・メイフライ
Cocco Lupia|コッコ・ルピア
Coiling Vines|からみカズラ
Coliseum Shell|シェル・コロシアム
Comet Eye, The Spectral Spud|超剛勇幻風ジャガスター
Comet Missile|火炎流星弾
Completely Unidentified|完全不明
Copper Locust|シャムシャム・カブキリ
Core-Crash Lizard|コアクラッシュ・リザード
Corile|コーライル
Cosmic Darts|ラッキー・ダーツ
Cosmic Wing|コズミック・ウイング
Cosmogold, Spectral Knight|聖騎士コスモグールド
Cosmoview Lunatron|ルナ・コスモビュー
Courtney, Summer Breeze Faerie|薫風妖精コートニー
Crash Lizard|クラッシュ・リザード
Creis Dober, Barrier Guardian|結界の守護者クレス・ドーベル
Crescent Anemone|クレセント・アネモネ
Crimson Back Dragon|クリムゾン・バーク・ドラゴン
Crimson Hammer|クリムゾン・ハンマー
Crimson Rifle|クリムゾン・ライフル
Critical Blade|クリティカル・ブレード
Crow Winger|巨翼の爪
Cruel Naga, Avatar of Fate|蛇魂王ナーガ
Crystal Lancer|クリスタル・ランサー
Crystal Paladin|クリスタル・パラディン
Crystal Spinslicer|クリスタル・ブレイダー
Crystal Zweilancer|クリスタル・ツヴァイランサー
Cubela, the Oracle|予言者キュベラ
Curious Eye|キュリアス・アイ
Cutthroat Skyterror|エグゼズ・ワイバーン
Cyber G Hogan|サイバー・G・ホーガン
Cyber I Choice|サイバー・I・チョイス
Cyber Tune|サイバー・チューン
Cyberdice Vegas, Gambling Expert of D|Dの博才 サイバーダイス・ベガス
Cyclolink, Spectral Knight|聖騎士メビウスリンク
Cyclone Totem|乱戦の化身
Dark Clown|ダーク・クラウン
Dark Mare, the Debilitating Shadow|衰弱の影ダーク・メア
Dark Raven, Shadow of Grief|嘆きの影ダーク・レイブン
Dark Reversal|闇からの復権
Dark Sanji, Darkfang Ninja|威牙忍ヤミノザンジ
Dark Titan Maginn|暗黒巨兵マギン
Darkpact|悪魔の契約
Dawn Giant|夜明けの超人
Dead Damned, Triple S-Rank Disaster|SSS級天災 デッドダムド
Dead Disaster, Secret Disaster|天災秘伝デッド・ディザスター
Deadly Fighter Braid Claw|凶戦士ブレイズ・クロー
Deadzone, S-Rank Zombie|S級不死（ゾンビ） デッドゾーン
Deal, Mechanic / 「Today's Lucky Number!」|機術士ディール/「本日のラッキーナンバー！」
Death Chaser|デス・チェイサー
Death Cruzer, the Annihilator|殺戮の羅刹デス・クルーザー
Death Harp|デス・ハープ
Death Smoke|デス・スモーク
Deathblade Beetle|デスブレード・ビートル
Deathblood, Mysterious Demon|悪魔怪人デスブラッド
Deathliger, Lion of Chaos|混沌の獅子デスライガー
Deddam, Disaster|天災 デドダム
Dedreen, the Hidden Corrupter|衰弱秘宝デッドリーン
Deep Juggler|ディープ・ジャグラー
Dejiron|デジロン
Dekapenta, Invader|侵略者 デカペンタ
Deklowaz's Brooch|デクロワゾー・ブローチ
Delorin, the Hidden Surprise|驚愕秘宝デロリン
Dew Mushroom|カスミダケ
Dia Nork, Moonlight Guardian|月光の守護者ディア・ノーク
Diamondia, the Blizzard Rider|ダイヤモンド・ブリザード
Dimension Gate|ディメンジョン・ゲート
Dimension Splitter|ディメンジョン・チョーカー
Dione|ディオーネ
Discald, Frenzied Magic Sickle|凶乱の魔鎌 ディスカルド
Divine Riptide|神々の逆流
Doboulgyser, Giant Rock Beast|超巨岩獣ドボルガイザー
Dogiragon Buster, Blue Leader|蒼き団長 ドギラゴン剣
Dokindam Apocalypse|ドキンダム・アポカリプス
Dokindam Soul, Shadow of the Forbidden|禁断の影～ドキンダム・ソウル～
Dolunka|ドルンカ
Dome Shell|シェル・ドーム
Dominica, Channeler of Suns|光器ドミニカ
Dondon Vacuuming Now|ドンドン吸い込むナウ
Dorballom, Lord of Demons|悪魔神ドルバロム
Dorberos, the Imprisoning Fiend|従獄の凶獣ドルベロス
Dorothea, the Explorer|宣凶師ドロシア
Draglide|ドラグライド
Dreaming Moon Knife|幻緑の双月
Drill Mutant|怒璃流男
Durinri, Darma|堕魔 ドゥリンリ
Dynamite Peak|ダイナマイト・ピーク
Earth Ripper, Talon of Rage|大勇者「鎖風車」
Earthstomp Giant|天空の超人
Electro Explorer Syrion|電磁賢者シリオン
Elf-X|念仏エルフィン
Elupheus, Lord of Spirits|聖霊王エルフェウス
Emerald Claw|エメラルド・クロー
Emerald Grass|碧玉草
Emerald Mist|エメラルド・ミスト
Emeral|エメラル
Emergency Typhoon|エマージェンシー・タイフーン
Enchanted Soil|再誕の森
Endless Puppet, Lord of Magic|奇術王エンドレス・パペット
Energy Charger|エナジー・チャージャー
Energy Stream|エナジー・ライト
Engbelt, the Spydroid|粛清者イングベルト
Enigmatic Cascade|エニグマ・カスケード
Essence Elf|ラブ・エルフィン
Eternal Premiums, Secret Forbidden Dragon|禁断竜秘伝エターナルプレミアムズ
Ethel, Star Sea Elemental|星海の精霊エーテル
Eureka Charger|ブレイン・チャージャー
Evil Incarnate|鬼面超人エル・アンドレ
Eviscerating Warrior Lumez|斬神兵グランドルメス
Exploding Cactus|爆発サボテン
Explosion Lizard|エクスプロージョン・リザード
Explosive Fighter Ucarn|爆勇士ユーカーン
Explosive Trooper Zalmez|爆神兵ザルメス
Extreme Crawler|エクストリーム・クロウラー
Factory Shell Q|シェル・ファクトリーγ
Faerie Child|フェアリー・チャイルド
Faerie Life|フェアリー・ライフ
Faerie Scoop|フェアリー・スコップ
Fallen Monk of the Bloodstained Soil, Zahaku|血土の無僧ザハク
Fantasy Fish|ファンタジー・フィッシュ
Fatal Attacker Horvath|一撃必殺のホーバス
Fear Fang|白銀の牙
Ferrosaturn, Spectral Knight|聖騎士メタルサターン
Fever Nuts|フィーバー・ナッツ
Fifi, the Awakened Dragon Fairy|開龍妖精フィーフィー
Final Dragarmor|ファイナル・ドラグアーマー
Fire Blade|ファイアー・ブレード
Fire Sweeper Burning Hellion|掃討兵バーニング・ヘル
Flame Trooper Goliac|炎神兵ゴリアック
Flesh-to-Spirit Conversion|生命と霊力の変換
Flood Valve|ハイパー・ウェーブ
Fluorogill Manta|エレキチューブ・マンタ
Fonch, the Oracle|預言者フィンチ
Forbidden U Troopa|禁断 U トルーパ
Forbidden V Dekarupa|禁断 V デカルパ
Forbidden, the Sealed X|禁断～封印されしX～
Forbidden, the Time of Awakening|禁断～目覚めの刻～
Forbos, Sanctum Guardian Q|聖域の守護者フォボス・エレインγ
Forced Frenzy|強制突撃
Forest Hornet|フォレスト・ホーネット
Forever Occult, Purgatory Demon Dragon|煉獄の悪魔龍 フォーエバー・オカルト
Fort Megacluster|フォート・メガクラスター
Fortification Against Barrage and Ambush|偶発と弾幕の要塞
Fortress Shell|シェル・フォートレス
Frantic Chieftain|パッション・マリアッチ
Frei, Vizier of Air|大気の使徒フレイ
Frenzy Drum|フレンジー・ドラム
Full Defensor|フル・ディフェンサー
Full Throttle Sergeant|フルスロット・サージェント
Funeral Song of the Beasts|獣達の挽歌
Funk, Guard of Hope|希望の守り手ファンク
Funky Wizard|ファンキー・ウィザード
Funnoo, Officer of Bloody Winds|血風神官フンヌー
Fury Totem|奮迅の化身
G.O.D., Extreme Invasion|極まる侵略 G.O.D.
Gabzagul, Warlord of Pain|闘将バグザグール
Gachack, Mechanical Doll|機怪人形ガチャック
Gaga Packun, Missionary of Io|イオの伝道師ガガ・パックン
Gajirabute, Vile Centurion|冥府の覇者ガジラビュート
Galek, the Shadow Warrior|腐敗勇騎ガレック
Galklife Dragon|ガルクライフ・ドラゴン
Gallia Zohl, Iron Guardian Q|鉄壁の守護者ガリア・ゾールα
Galsaur|ガルザウルス
Gamil, Knight of Hatred|憎悪の騎士ガミル
Gandar, Seeker of Explosions|爆雷の求道者ガラ・ガンダール
Gandaval's Stapler|ロンリーのホッチキス
Gankloak's Magnifying Glass|ガンクロークの虫眼鏡
Gankloak, Rogue Commando|支援団長ガンクローク
Gar Raganzark|ガル・ラガンザーク
Garabon, the Glider|滑降妖精ガラボン
Garatyano|ガラティアヌス
Gariel, Elemental of Sunbeams|綺羅星の精霊ガリアル
Garkago Dragon|ガルカーゴ・ドラゴン
Gashi Gashi, the Brave Puppet|剛勇傀儡ガシガシ
Gatling Skyterror|ガトリング・ワイバーン
Gaulezal Dragon|ガウレザル・ドラゴン
Gaulzaganta, Spirit of the Woodland Ridges|霊樹海嶺ガウルザガンタ
Gazarias Dragon|ガザリアス・ドラゴン
Gazer Eyes, Shadow of Secrets|邪凶の影ゲイザー・アイズ
General Dark Fiend|魔将ダーク・フリード
Geo the Man, Ground of Titan|タイタンの大地ジオ・ザ・マン
Geoshine, Spectral Knight|聖騎士プラネットシャイン
Get Ready|ゲット・レディ
Gezary, Undercover Doll|隠密人形ゲザリー
Gigabalza|ギガバルザ
Gigabuster|ギガバスター
Gigaclaws|ギガクローズ
Gigagiele|ギガジール
Gigagriff|ギガボアー
Gigaling Q|ギガリングα
Gigamente|ギガメンテ
Gigappi Ponto|翔天魔獣ギガッピ
Gigarayze|ギガレイズ
Gigaroaster|ギガロスター
Gigaslug|ギガスラッグ
Gigavrand|ギガブランド
Gigazoul|ギガゾウル
Giriel, Ghastly Warrior|凶闘の魔人ギリエル
Glasya, Channeler of Suns|光器グラーシャ
Glena Vuele, the Hypnotic|守護聖天グレナ・ビューレ
Glenmolt, Dragon Edge|龍覇 グレンモルト
Glorious Heaven's Arm|グロリアス・ヘブンズアーム
Glory Muscle|グローリー・マッスル
Glory Snow|グローリー・スノー
Glory Stone|グローリー・ストーン
Gnarvash, Merchant of Blood|戦慄の剛将アブリン
Golden Wing Striker|黄金の翼
Golfantasista, Superheavy Dragon|超重竜 ゴルファンタジスタ
Gonta, the Warrior Savage|無頼勇騎ゴンタ
Gran Gure, Space Guardian|天空の守護者グラン・ギューレ
Grape Globbo|グレープ・ジェリー
Grave Worm Q|死縛虫グレイブ・ワームγ
Gray Balloon, Shadow of Greed|貪欲の影グレイ・バルーン
Greezyhorn, Hot-Blooded Sword|熱血剣 グリージーホーン
Gregoria, Princess of War|邪妃グレゴリア
Gregorian Worm|暴食虫グレゴリア・ワーム
Grigyan, Darma|堕魔 グリギャン
Grim Soul, Shadow of Reversal|幽鬼の影リバース・ソウル
Grinning Axe, the Monstrosity|逆歯怪人トマホーク
Grinning Hunger|生命剥奪
Ground Giant|地脈の超人
Gummer, Assassination Doll|暗殺人形ガマー
Gyasuka, the Malicious Madman|怨念怪人ギャスカ
Gyulcas, Sage of the East Wind|東風の賢者ギュルカス
Hammerhead Cluster|ハンマーヘッド・クラスター
Hanusa, Radiance Elemental|光輪の精霊シャウナ
Hawkeye Lunatron|ルナ・ブライトホーク
Hayabusamaru, Lightfang Ninja|光牙忍ハヤブサマル
Hayabusaryu, Dragon Ninja|轟牙忍 ハヤブサリュウ
Hazard Crawler|ハザード・クロウラー
Hazaria, Duke of Thorns|薔薇公爵ハザリア
Heaven's Force|ヘブンズ・フォース
Heaven's Heaven, Heavenly Justice|天獄の正義 ヘブンズ・ヘブン
Heaven's Rosia, True Dragon Ruler|真・龍覇 ヘブンズロージア
Heavyweight Dragon|ダブルソード・レッド・ドラゴン
Hell Double Claw|ヘル・ダブルクロー
Hell's Scrapper|地獄スクラッパー
Holy Awe|ホーリー・スパーク
Hopeless Vortex|チェイン・スラッシュ
Horned Mutant|角男
Horrid Worm|卵胞虫ゼリー・ワーム
Hourglass Mutant|砂男
Howlsk, the Gigantic Avatar|巨大神ハウルスク
Humanity, Nameless God|名も無き神人類
Hungry Gauntlet|ハングリー・ガントレット
Hunter Cluster|ハンター・クラスター
Hunter Fish|狩猟魚
Hunter, the Invoked|式神ハンター
Hurlosaur|テンペストザウルス
Hustle Ball Tribe|勇気の玉
Hustle Berry|ハッスル・ベリー
Hyakki no Jaoumon|百鬼の邪王門
Hydrooze, the Mutant Emperor|超電磁妖魔ロメール
Hyperspatial Pandora Hole|超次元パンドラ・ホール
Hypersprint Warior Uzesol|閃神兵ラウゼス
Hypersquid Walter|ウォルタ
Ice Medusa|アイス・メデューサ
Illusion Fish|イリュージョン・フィッシュ
Immortal Baron, Vorg|不死身男爵ボーグ
Impossible Tunnel|サイバー・トンネル
Inferno Scissors|インフェルノ・シザース
Inferno Sign|インフェルノ・サイン
Innocent Hunter, Blade of All|無垢の宝剣
Innocent, the Invoked|式神イノセント
Inspect Seed|インスペクト・シード
Invincible Abyss|インビンシブル・アビス
Invincible Technology|インビンシブル・テクノロジー
Invisible Suit|インビジブル・スーツ
Iocant, the Oracle|予言者カティノ
Irvine, the Spydroid|粛清者エルヴィーネ
Izumo|イズモ
Jabaha's Automaton|超爆合体ダンギルバー
Jasper, the Stubborn|一徹のジャスパー
Jay-SHOCKER|ジェイ-SHOCKER
Jewel Spider|スパイダー・ジュエル
Jil Warka, Time Guardian|時空の守護者ジル・ワーカ
Joe's Toolkit|ジョーのツールキット
Jogiragon and Johnny ~J's Journey~|ジョギラゴン＆ジョニー ～Jの旅路～
Judgement of the Flame's Spear and the Water's Blade|炎槍と水剣の裁
Justice Jamming|ジャスティス・ジャミング
Kachua, Keeper of the Icegate|幻想妖精カチュア
Kaemira, the Oracle|予言者カエミラ
Kamikaze, Chainsaw Warrior|双神兵カミカゼ
Kanesill, the Explorer|宣凶師キンゼラ
Karate Potato|マッスル・ポテト
Keen, the Mobile Sage|機動賢者キーン
Keeper of the Sunlit Abyss|チアフル・アビス
Kejila, the Hidden Horror|災厄秘宝ゲジラ
Kelp Candle|フェアリー・キャンドル
Kilstine, Nebula Elemental|星雲の精霊キルスティン
King Benthos|キング・アクエリアス
King Coral|キング・クラーケン
King Depthcon|キング・オリオン
King Mazelan|キング・マゼラン
King Nautilus|キング・ノーチラス
King Neptas|キング・ネプタス
King Oquanos|キング・オクアノス
King Ponitas|キング・ボニータス
King Tsunami|キング・アトランティス
Kiriko Cubic, First Model Dragon Emperor|甲型龍帝式 キリコ3
Kiryu Jilves, Gaia's Roar|鎧亜の咆哮キリュー・ジルヴェス
Kiryuin Jin, Young Leader|若頭 鬼流院 刃
Kizar Basiku, the Outrageous|聖天使カイザル・バジキューラ
Kolon, the Oracle|予言者コロン
Kooc Pollon|クック・ポロン
Kulus, Soulshine Enforcer|光魂の伝道士クルス
Kuukai, Finder of Karma|開眼者クーカイ
Kyrstron, Lair Delver|爆竜兵ドラグストライク
La Byle, Seeker of the Winds|風撃の求道者ラ・バイル
La Guile, Seeker of Skyfire|雷撃の求道者ラ・ガイル
La Ura Giga, Sky Guardian|蒼天の守護者ラ・ウラ・ギガ
Ladia Bale, the Inspirational|守護聖天ラディア・バーレ
Laguna, Lightning Enforcer|閃光の伝道師ラグナ
Lamiel, Destiny Enforcer|命運の伝道師ラミエル
Langren, the Lone Wolf|我狼兵ラングレン
Larba Geer, the Immaculate|守護聖天ラルバ・ギア
Laser Wing|レーザー・ウイング
Lava Walker Executo|甲冑神龍エグゼキューター
Le Quist, the Oracle|予言者レクイル
Legacy Shell|シェル・レガシー
Legendary Bynor|レジェンダリー・バイロン
Legionnaire Lizard|ムラマサ・リザード
Leila, Butterfly Shogun of Death|死蝶将軍レイラ
Lemik, Vizier of Thought|滅罪の使徒レミーラ
Lena, Vizier of Brilliance|閃光の使徒レーナ
Liquid Scope|リキッド・スコープ
Living Citadel Vosh|超空要塞バビロン
Lockon Dude Jiruba|照準野郎ジルバ
Logic Sphere|プロテクト・キューブ
Lone Tear, Shadow of Solitude|孤独の影ロンリー・ウォーカー
Lost Soul|ロスト・ソウル
Love Parade, Light Weapon Left God|光器左神ラブパレード
Lucky Ball|フォーチュン・ボール
Lukia Lex, Pinnacle Guardian|霊峰の守護者ルキア・レックス
Lulufens, Sun Dragon Elemental|太陽の精霊龍 ルルフェンズ
Lunar Charger|ソーラー・チャージャー
Lupa, Poison-Tipped Doll|刃滅人形ポール
Macallan, Explosive Flame Shooter|爆炎シューター マッカラン
MacGuffin, Play's Origin|劇の根源 マクガフィン
Macho Melon|マッチョ・メロン
Magand, Bloodlust Demon Dragon|殺意の悪魔龍 マガンド
Magical Pot|マジカル・ポット
Magma Colossus|マグマ・コロッサス
Magmadragon Jagalzor|紅神龍ジャガルザー
Magmarex|マグマティラノス
Magnum, Allshot Puppet|百発人形マグナム
Magnum, Fast Attack Puppet|早撃人形マグナム
Malta, the Oracle|予言者マルタ
Malulu, Fairy of the Snowy Valley|雪渓妖精マルル
Mana Nexus|深緑の魔方陣
Marching Motherboard|マーチング・スプライト
Marianna, Light Weapon|光器マリアンナ
Marine Scramble|マリン・スクランブル
Martial Law|マーシャル・ロー
Masked Horror, Shadow of Scorn|嘲りの影マスクド・ホラー
Masked Pomegranate|奇面ざくろ
Mauchu, One Extreme|一極 マウチュ
Maximum Defense|マキシマム・ディフェンス
Mechadragon's Breath|ドラゴン・シャウト
Mega Assault Wyvern|メガアサルト・ワイバーン
Megaria, Empress of Dread|暗黒皇女メガリア
Melania, Channeler of Suns|光器メラーニヤ
Melcap, the Mutant Explorer|妖魔賢者メルカプ
Melnia, the Aqua Shadow|腐敗電脳メルニア
Melodic Hunter|オカリナ・ハンター
Meloppe|メロッペ
Merlee, the Oracle|予言者ラメール
Mestapo, the Patroller|巡霊者メスタポ
Metal Cook, the Exploding Flame Chef|爆炎料理人メタルコック
Metalchaos Dragon|メタルカオス・ドラゴン
Meteorshower Auroratheater|メテヲシャワァ・ヲヲロラシアタァ
Meteosaur|メテオザウルス
Mettza's Iron|メッツアーのアイロン
Mezger, Commando Leader|撃墜団長メッツアー
Miar, Comet Elemental|流星の精霊ミーア
Micute, the Oracle|予言者ミキュート
Midnight Crawler|ナイト・クロウラー
Miele, Vizier of Lightning|雷光の使徒ミール
Migalo, Vizier of Spycraft|乱撃の使徒ミガロ
Migasa, Adept of Chaos|荒法師ミガサ
Mighty Shouter|無敵の咆哮
Mikay, Rattling Doll|道化人形ミケ
Milieus, the Daystretcher|牢黒の伝道師ミリエス
Milkyway, Spectral Knight|聖騎士ミルキーウェイ
Milporo|ミルポロ
Mind Capture|マインド・キャプチャー
Minelord Skyterror|マインロード・ワイバーン
Mini Titan Gett|小さな勇者ゲット
Mint Mirage|ミント・ミラージュ
Miraculous Snare|魂と記憶の盾
Miraculous Truce|調和と繁栄の罠
Miradante Twelve, Time Pope|時の法皇 ミラダンテⅫ
Miradante, Time Revolution|時の革命 ミラダンテ
Mirumeru, the Love Fairy|愛恋妖精ミルメル
Misha, Channeler of Suns|光器マーシャ
Missile Boy|爆弾小僧ミサイルボーイ
Missile Soldier Ultimo|肉弾兵ウルティモ
Mist Rias, Sonic Guardian|雷鳴の守護者ミスト・リエス
Mizoy, the Oracle|予言者ミズーイ
Mobile Saint Meermax|機動聖者ミールマックス
Moby, the Powerful Artilleryman|強撃砲士モービィー
Momotarus, Super Nine Extremes|超九極 モモタルス
Moon Horn|月浴するムーン・ホーン
Moonlight Flash|ムーンライト・フラッシュ
Moonlight, the Fallen Noble|英霊貴族ムーンライト
Moontear, Spectral Knight|聖騎士ムーンティアー
Morbid Medicine|デビル・メディスン
Moritz, the Spydroid|粛清者モーリッツ
Motorcycle Mutant|単車男
Mudman|泥男
Mulch Charger|メビウス・チャージャー
Muramasa's Knife|ビクトリーのナイフ
Muramasa, Duke of Blades|切断伯爵ムラマサ
Muscle Charger|パワー・チャージャー
Mykee's Pliers|マイキーのペンチ
Mysterious, Armed Soldier|武装兵ミステリアス
Mystic Dreamscape|ミスティック・クリエーション
Mystic Inscription|ミステリー・ブレス
Mystic Magician|サイレント・マジシャン
Nastasha, Channeler of Suns|光器ナスターシャ
Natural Snare|ナチュラル・トラップ
Nemonex, Bajula's Robomantis|超神機鎧冑ゼノメノン
Neon Cluster|シャインシェル・クラスター
Nexus Charger|セレブ・チャージャー
Nial, Vizier of Dexterity|俊速の使徒ナイアル
Nicol Bolas|ニコル・ボーラス
Night Master, Shadow of Decay|滅びの影ナイト・マスター
Nightmare Machine|ナイトメア・マシーン
Ninja Pumpkin|ニンジャ・パンプキン
Niofa, Horned Protector|護りの角フィオナ
Niyaari, Exploding Doll|爆弾人形ニヤーリ
Nocturnal Giant|哀哭の超人
Nomad Hero Gigio|放浪の勇者ジージョ
Nomad Warrior El Gigio|放浪兵エルジージョ
Nostalgia Fish|ノスタルジア・フィッシュ
Obsidian Scarab|オブシディアン・ビートル
Octillion Force|アクテリオン・フォース
Olzekia, General of Decapitation|魔刻の斬将オルゼキア
Onikamas, Strange Flow|異端流し オニカマス
Onslaughter Triceps|強襲兵ギガントス
Ophanis, Unified Five Elemental|五連の精霊オファニス
Oracle Jewel of Control|支配のオラクルジュエル
Oriotis, Control Wings|制御の翼 オリオティス
Otherworldly Warrior Naglu|怪神兵ナグール
Ouks, Vizier of Restoration|修復の使徒オークス
Pacific Champion|パシフィック・チャンピオン
Pakurio|パクリオ
Pala Olesis, Morning Guardian|曙の守護者パラ・オーレシス
Pangaea's Song|ガイアズ・ソング
Pantherbear, World Chain|我怒の鎖 パンサーベア
Paradise Horn|樹界を守るパラダイス・ホーン
Paradise of Sacred Birds and Crystal|霊鳥と水晶の楽園
Parshia, the Explorer|宣凶師パルシア
Pattern Egg|パターン・エッグ
Peppi Pepper|ペッペ・ペッパー
Perfect Galaxy, Immortality Elemental|不滅の精霊パーフェクト・ギャラクシー
Phal Eega, Dawn Guardian|暁の守護者ファル・イーガ
Phantasmal Horror Gigazabal|超幻獣ドグザバル
Phantasmal Horror Gigazald|超幻獣グラザルド
Phantom Dragon's Flame|幻竜砲
Phantom Fish|ファントム・フィッシュ
Phantomach, the Gigatrooper|超機動魔獣ギガランテス
Pharzi, the Oracle|予言者ファルシ
Photocide, Lord of the Wastes|荒廃の巨王ジェノサイド
Photon Lunatron|ルナ・フォトン
Pierr, Psycho Doll|死劇人形ピエール
Pincer Scarab|レベリオン・クワキリ
Pippie Kuppie|ピッピ・クッピー
Pirates, the Invoked|式神パイレーツ
Pixie Cocoon|ピクシー・コクーン
Plasma Chaser|プラズマ・チェイサー
Platina Walsura S|プラチナ・ワルスラS
Pliers of Gil Polyma|ギル・ポリマのペンチ
Pocopen, Counterattacking Faerie|反撃妖精ポコペン
Poison Worm|毒煙虫ポイズン・ワーム
Poisonous Dahlia|毒吐きダリア
Poisonous Mushroom|シビレアシダケ
Polaris, the Oracle|予言者ポラリス
Poltalester, the Spydroid|粛清者ポルタレスタ
Popple, Flowerpetal Dancer|春風妖精ポップル
Powered Mask|パワード・マスク
Proclamation of Death|死の宣告
Propeller Mutant|飛行男
Protective Force|プロテクト・フォース
Prowling Elephish|テンペスト・キラーホエール
Psyshroom|マボロシキリダケ
Pulpy Goobie|パルピィ・ゴービー
Pulsar Tree|光封樹
Punch Trooper Bronks|殴神兵ブロンクス
Pyrofighter Magnus|襲撃者エグゼドライブ
Pyuzero, Prince of the South Wind|南風の貴公子ピュゼロ
Q-tronic Gargantua|シグマ・トゥレイト
Quake Staff|クエイク・スタッフ
Quakesaur|マウントザウルス
Queen Maiden, the Eternal|永刻のクイーン・メイデン
Quick Avocado|クイック・アボガド
Quick Defense|クイック・ディフェンス
Quillspike Rumbler|闘気の棘
Quixotic Hero Swine Snout|怒髪の豪腕
Ra Vu, Seeker of Lightning|雷電の求道者ラ・ビュー
Radioactive Horn, the Strange|覚醒するブレイブ・ホーン
Rafululu, Sound Faerie|音精 ラフルル
Raging Bamboo|レイジング・バンブー
Raging Dash-Horn|激昂するダッシュ・ホーン
Raija, Aqua Ninja|アクア忍者 ライヤ
Rainbow Gate|次元の霊峰
Rayla, Truth Enforcer|真理の伝道師レイーラ
Razorpine Tree|光柱樹
Re Bil, Seeker of Archery|聖弓の求道者レ・ビール
Reality Void|リアリティ・ヴォイド
Reap and Sow|焦土と開拓の天変
Recon Operation|マインド・サーチ
Red Ridaz', Explosive Daredevils|爆走戦鬼レッド・ライダーズ
Red-Eye Scorpion|レッドアイ・スコーピオン
Redzone Z, Passionate Invasion|熱き侵略 レッドゾーンZ
Redzone, Roaring Invasion|轟く侵略 レッドゾーン
Regi Pael, Purple Shrine Guardian|紫宮の守護者レギ・バエル
Rentia, the Explorer|宣凶師レンティア
Reverse Strike of Freedom|自由の逆転撃
Revolver Fish|リボルバー・フィッシュ
Rias, Vizier of Recovery|快癒の使徒リアス
Rieille, the Oracle|予言者リエーレ
Rikabu's Screwdriver|ピーカプのドライバー
Rikabu, the Dismantler|解体屋ピーカプ
Riku, the Oracle|予言者リク
Rinne Seuss, Sacred Weapon Guardian|神器の守護者リーン・セウス
Ripple Lotus Q|ロータス・ミントγ
Riptide Charger|スパイラル・チャージャー
Roar of the Earth|大地の咆哮
Roaring Great-Horn|咆哮するグレート・ホーン
Rocketdive Skyterror|ロケットダイブ・ワイバーン
Rodi Gale, Night Guardian|白夜の守護者ロディ・ゲール
Rollicking Totem|地龍の化身
Rom, Vizier of Tendrils|捕縛の使徒ローム
Romanogri-La the 0th, Zero Prison Connected King|零獄接続王 ロマノグリラ0世
Rondobil, the Explorer|宣凶師ロンドビル
Root Charger|ライフ・チャージャー
Rosa Rossa|ローザ・ロッサ
Rubels, the Explorer|宣凶師ルベルス
Ruby Grass|紅玉草
Rugeeza, Assault Soldier|突撃兵ルギーザ
Rumble Gate|クエイク・ゲート
Rumblesaur Q|スフィンティラノスβ
Rumbling Terahorn|鳴動するギガ・ホーン
Ryokudou, the Principle Defender|護法僧リョクドウ
Ryudmila, Channeler of Suns|光器リュドミーラ
Sabermask Scarab|セイバーマスク・ビートル
Salvage Cluster|サルベージ・クラスター
Sanfist, the Savage Vizier|無頼聖者サンフィスト
Sanmadd, S-Rank Tribe|S級原始 サンマッド
Sapian Tark, Flame Dervish|炎舞闘士サピエント・アーク
Sarius, Vizier of Suppression|鎮圧の使徒サリエス
Saucer-Head Shark|ソーサーヘッド・シャーク
Savage Earth|獰猛なる大地
Savark Calibur, Ghiramessiah|煌世主 サッヴァーク†
Scarlet Skyterror|クリムゾン・ワイバーン
Scheming Hands|策略の手
Schuka, Duke of Amnesia|闇侯爵ハウクス
Scissor Scarab|シザーズ・ビートル
Scout Cluster|スカウト・クラスター
Scratchclaw|牙男
Screaming Sunburst|エンジェル・ソング
Screw Rocket|スクリュー・ロケット
Screwhead Lizard|スクリューヘッド・リザード
Sea Mutant Dormel|電影妖魔ドルメール
Sea Slug|シー・スラッグ
Seamine|シーマイン
Searing Wave|灼熱波
Senatine Jade Tree|翡翠樹
Senia, Orchard Avenger|食獣セニア
Senno, Brainwash|洗脳センノー
Shadow Moon, Cursed Shade|呪いの影シャドウ・ムーン
Shaman Broccoli|シャーマン・ブロッコリー
Shaman Totem|口寄の化身
Sharion, Hunter of the West Wind|西風の狩人シャリオン
Shin Gaiginga|シン・ガイギンガ
Shining Defense|シャイニング・ディフェンス
Shock Trooper Mykee|特攻隊長マイキー
Shtra|シュトラ
Silver Axe|銀の戦斧
Silver Fist|銀の拳
Silvermoon Trailblazer|夢蒼の剛剣
Simian Warrior Grash|猿神兵アッシュ
Sinister General Damudo|冥将ダムド
Siren Concerto|セイレーン・コンチェルト
Sirigel, the Absorber|吸引のシーリゲル
Sirius, the Patroller|巡霊者シリアス
Skeleton Thief, the Revealer|闇をあばく者スケルトン・シーフ
Skullcutter, Swarm Leader|鬼眼怪人スカルカッター
Sky Crusher, the Agitator|激震闘士スカイ・クラッシャー
Skyscraper Shell|シェル・チャーチ
Slaphappy Soldier Galback|重装兵ガルバック
Smash Horn Q|威嚇するスマッシュ・ホーンα
Smash Warrior Stagrandu|砕神兵ガッツンダー
Smile Angler|スマイル・アングラー
Snake Attack|スネークアタック
Snaptongue Lizard|ジョー・リザード
Snip Striker Bullraizer|奇襲兵ブルレイザー
Snipe Bug|スナイプ・バグ
Sniper Mosquito|スナイプ・モスキート
Soaring Wing Horn|飛翔するウイング・ホーン
Soderlight, the Cold Blade|冷徹のソーダライト
Solar Ray|ソーラー・レイ
Solar Trap|ソル・チューブ
Solid Horn|警護するソリッド・ホーン
Solidskin Fish|岩肌魚
Sonic Wing|ソニック・ウイング
Sopian|ソピアン
Soul Phoenix, Avatar of Unity|太陽王ソウル・フェニックス
Space Titanica|スペース・タイタニカ
Spark Chemist, Shadow of Whim|困惑の影トラブル・アルケミスト
Sparkle Flower|線光花
Spastic Missile|ピコット・ミサイル
Spectral Horn Glitalis|勇猛幻風グリタリス
Spectral Worm Giunair|妖蟲幻風ギュネール
Spell Del Fin, Light Divine Dragon|光神龍スペル・デル・フィン
Sphere of Wonder|エレメンタル・シールド
Spikestrike Ichthys Q|流星魚α
Spinning Terror, the Wretched|髑髏怪人スピンホイール
Spinning Totem|爆転の化身
Spiral Aura|スパイラル・オーラ
Spiral Gate|スパイラル・ゲート
Spiral Lance|スパイラル・ランス
Spiritual Star Dragon|スピリチュアルスター・ドラゴン
Spiritual Water|スピリチュアル・ウォーター
Splash Zebrafish|スプラッシュ・ゼブラフィッシュ
Split-Head Hydroturtle Q|ツインヘッド・タートルβ
Sporeblast Erengi|ハナサキエリンギ
Squawking Lunatron|ルナ・レーザーコブラ
Stallob, the Lifequasher|呪縛の剣豪バロスト
Stampeding Longhorn|暴走するロング・ホーン
Starbase Lunatron|ルナ・スターベース
Steamroller Mutant|爆輪男
Steel Smasher|鋼鉄の鎚
Steel-Turret Cluster|スチールアーム・クラスター
Stinger Ball|スティンガー・ボール
Stinger Horn, the Delver|撃墜するスティンガー・ホーン
Stonesaur|ストーンザウルス
Storm Shell|シェル・ストーム
Stratosphere Giant|驚天の超人
Stronghold of Lightning and Flame|雷撃と火炎の城塞
Stunning Totem|驚愕の化身
Submarine Project|サブマリン・プロジェクト
Sundrop Armor|ホーリー・メール
Super Explosive Volcanodon|超砲手ボルカノドン
Super Terradragon Bramgreil|超神龍ブラムグレール
Super Trash Train, Fuuma Devil|封魔妖スーパー・クズトレイン
Supernova Apollonus Dragerion|超神星アポロヌス・ドラゲリオン
Supporting Tulip|応援チューリップ
Surprise Totem|突発の化身
Swamp Worm|腐食虫スワンプワーム
Sword Butterfly|ソード・バタフライ
Syforce, Aurora Elemental|光翼の精霊サイフォス
Syrius, Firmament Elemental|天海の精霊シリウス
Szubs Kin, Twilight Guardian|黄昏の守護者シーブス・キーン
Tagtapp, the Retaliator|反発のタグタップ
Tajimal, Vizier of Aqua|電脳聖者タージマル
Tangle Fist, the Weaver|草原の種
Tank Mutant|戦車男
Tanzanyte, the Awakener|覚醒のタンザナイト
Techno Totem|霊光の化身
Tekorax|ティコラクス
Teleportation|テレポーテーション
Telescope Horn|テレスコープ・ホルン
Telitol, the Explorer|宣凶師エルリオット
Ten-Ton Crunch|グシャット・フィスト
Tentacle Cluster|テンタクル・クラスター
Terradragon Dagradolgran|緑神龍ダグラドルグラン
Terradragon Gamiratar|緑神龍ガミラタール
Terradragon Magragran|緑神龍マグラグラン
Terradragon Regarion|緑神龍グレガリゴン
Terror Pit|デーモン・ハンド
The Black V, Roaring Sound|轟音 ザ・ブラックV
The End of X|ジ・エンド・オブ・エックス
THE FINAL Kaiser|THE FINAL カイザー
The Grave of Angels and Demons|天使と悪魔の墳墓
The Lost, Dark Armor|暗黒鎧 ザロスト
The Red, Lightning Sonic|轟速 ザ・レッド
Thirst for the Hunt|ナチュラル・ブースト
Thorny Mandra|トゲ刺しマンドラ
Thrash Crawler|ストーム・クロウラー
Three-Faced Ashura Fang|三面怪人アシュラファング
Thrumiss, Zephyr Guardian|疾風の守護者スール・ミース
Thunder Net|サンダー・ネット
Tick Tick, Swift Viral Swordfighter|猛菌剣兵チックチック
Tide Patroller|パールチェーン・バトラー
Time Scout|タイム・スカウト
Titanium Cluster|ウォール・クラスター
Toel, Vizier of Hope|希望の使徒トール
Torchclencher|炎獣兵マグナム・ブルース
Torcon|孤高の願
Tornado Flame|トルネード・フレーム
Torpedo Cluster|トーピード・クラスター
Totto Pipicchi|トット・ピピッチ
Tower Shell|シェル・タワー
Toxic Vibe|トキシック・パイプ
Toxic Wasp|トキシック・ワスプ
Tra Rion, Penumbra Guardian|月虹の守護者アール・ノアール
Tragic Swamp|トラジック・スワンプ
Trench Scarab|ブルーレイザー・ビートル
Tri-horn Shepherd|群れを守るトライ・ホーン
Trident Tower Lunatron|ルナ・トライデントタワー
Triple Brain|トリプル・ブレイン
Trixo, Wicked Doll|悪戯人形ハロ
Trombo, Fractured Doll|骨折人形トロンボ
Tropic Crawler|バミューダ・クロウラー
Tropico|トロピコ
Trox, General of Destruction|凶骨の邪将クエイクス
Truekaiser Adrenaline Max|真実の皇帝 アドレナリン・マックス
Tulk, the Oracle|予言者クルト
Turtle Horn, the Imposing|召集するタートル・ホーン
Twin-Cannon Skyterror|ツインキャノン・ワイバーン
Typhoon Bazooka|タイフーン・バズーカ
Typhoon Crawler|タイフーン・クロウラー
Tyrant Worm|暴虐虫タイラント・ワーム
Ularus, Punishment Elemental|処罰の精霊ウラルス
Ulex, the Dauntless|不屈のウレックス
Uliya, the Entrancer|妖舞皇女ユリア
Ultimate Dragon|アルティメット・ドラゴン
Ultra Mantis, Scourge of Fate|大昆虫ガイアマンティス
Ultracide Worm|魔翼虫ジェノサイド・ワーム
Uncanny Turnip|アラーム・ラディッシュ
Unicorn Fish|一角魚
Ur Pale, Seeker of Sunlight|陽光の求道者ル・パーレ
Uranus, the Paladin|聖騎士ウラヌス
Urth, Purifying Elemental|浄化の精霊ウルス
Uruborof, Dragon Edge|龍覇 ウルボロフ
Vacuum Gel|バキューム・ジェル
Valchuris, Dragon Armored|龍装者 バルチュリス
Valiant Warrior Exorious|勇神兵エグゾリウス
Valkrowzer, Ultra Rock Beast|超巨岩獣ヴォルクラウザー
Valkyer, Starstorm Elemental|青嵐の精霊バルキア
Vashuna, Sword Dancer|剣舞の修羅ヴァシュナ
Venom Capsule|ベノム・カプセル
Venom Charger|ブラッディ・チャージャー
Venom Worm|毒牙虫ベノム・ワーム
Vess, the Oracle|予言者ジェス
Vikorakys|ビコラキス
Vine Charger|ソイル・チャージャー
Virtual Tripwire|エレメンタル・トラップ
Vol-Val-8, Forbidden Dragon King|禁断竜王 Vol-Val-8
Volcanic Arrows|ボルカニック・アロー
Volcano Smog, Deceptive Shade|偽りの影ヘル・スモーク
Vorg's Engine|ボーグのリボルバー
Vreemah, Freaky Mojo Totem|鼓舞の化身
Wailing Shadow Belbetphlo|嘆きの影ベルベットフロー
Wandering Braineater|さまよう者ブレイン・イーター
Warlord Ailzonius|聖皇エール・ソニアス
Warp Rifle|ワープ・ライフル
Wave Crawler|ウェーブ・クロウラー
Wayball (Byron Star)|ウェイボール ＜バイロン.Star＞
Western Barrel, Shadow of Riots|騒乱の影ウェスタン・バレル
Whip Scorpion|ウィップ・スコーピオン
Whirling Warrior Malian|独神兵ローンスピナー
Wild Racer Chief Garan|暴走番長ギャラン
Wily Carpenter|フェイト・カーペンター
Wind Axe, the Warrior Savage|無頼勇騎ウインドアックス
Windmill Mutant|風車男
Wingeye Moth|ウイングアイ・モス
Wise Starnoid, Avatar of Hope|英霊王スターマン
Wluovelia, Dragon Spear of Divine Light|神光の龍槍 ウルオヴェリア
Wyn, the Oracle|予言者ウィン
Xeno Mantis|ゼノ・マンティス
Yuliana, Channeler of Suns|光器ユリアーナ
Yuluk, the Oracle|予言者ユーク
Zabi Polyma, Marshmallow Doll|マシュマロ人形ザビ・ポリマ
New World King's Authority|新世界王の権威
New World King's Ideology|新世界王の思想
New World King's Fighting Spirit|新世界王の闘気
Black Lotus|Black Lotus
Zeromu, Origin of Annihilation|滅亡の起源 零無
Rite of the Hand|手札の儀
Rite of the Graveyard|墓地の儀
Rite of Destruction|破壊の儀
Rite of Resurrection|復活の儀
The 13th Plan|13番目の計画
Wisdompheus, Dragonic Elemental|龍聖霊ウィズダムフェウス
Zack Ranba, the Sword Attacker|剣撃士ザック・ランバー
Zagaan, Knight of Darkness|暗黒の騎士ザガーン
Zamaru, Treasure of Darkness|暗黒秘宝ザマル
Zepimeteus|ゼピメテウス
Zeppelin Crawler|ストーク・クロウラー
Zereem Crawler|ゼリーム・クロウラー
ZERO and STRIKE, Secret Zero Prison King|零獄王秘伝 ZERO×STRIKE
ZERO Hand|ZERO ハンド
Zero Nemesis, Shadow of Panic|邪悪の魔黒デビル・マーシャル
Zombie Carnival|ゾンビ・カーニバル
Zyler's Lighter|タイラーのライター
Überdragon Bajula|超竜バジュラ
Überdragon Valkyrias|超竜ヴァルキリアス
卍 De Szark 卍|卍 デ・スザーク 卍
卍 Gi Lugirin 卍 / Bangoku Brain|卍 ギ・ルーギリン 卍/卍獄ブレイン
`;
