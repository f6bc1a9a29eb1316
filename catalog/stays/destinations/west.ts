// state|city|share of stays|price factor|tags|nearby names (r river, l lake, b beach, m mountain, p park or sight, h neighborhood)
export const west = `
or|Portland|26|1.0|city river|r:Willamette;p:Forest Park;p:Powell's;p:Laurelhurst Park;m:Mount Tabor;h:Clinton@45.5035,-122.6410;h:Pearl District@45.5290,-122.6840;h:Alberta@45.5590,-122.6440;h:Sellwood@45.4650,-122.6550;h:Mississippi@45.5530,-122.6750;h:Nob Hill@45.5310,-122.6980;h:Hawthorne@45.5120,-122.6300
or|Bend|26|1.15|mountain ski river forest|r:Deschutes;m:Pilot Butte;m:Mount Bachelor;p:Drake Park;p:Shevlin Park;h:Old Mill District@44.0470,-121.3150;h:Tetherow@44.0330,-121.3600;h:Downtown@44.0580,-121.3140;h:Northwest Crossing@44.0650,-121.3560
or|Sunriver|8|1.2|mountain ski river forest|r:Deschutes;m:Mount Bachelor;p:Lava Butte;p:Benham Falls
or|Sisters|6|1.1|mountain forest small|m:Three Sisters;p:Black Butte Ranch;m:Black Butte
or|Camp Sherman|4|1.15|mountain forest river small|r:Metolius;m:Black Butte
or|Hood River|9|1.1|mountain river wine small|r:Columbia;m:Mount Hood;p:Fruit Loop;p:Panorama Point
or|Government Camp|6|1.15|mountain ski forest small|m:Mount Hood;l:Trillium Lake;p:Timberline
or|Corbett|3|1.0|mountain forest river small|r:Sandy;m:Larch Mountain;p:Crown Point
or|Cannon Beach|10|1.3|beach forest small|b:Haystack Rock;b:Ecola;b:Tolovana Beach
or|Manzanita|7|1.3|beach forest small|b:Short Sand;m:Neahkahnie Mountain;b:Nehalem Spit
or|Newport|6|1.0|beach small|b:Nye Beach;b:Agate Beach;p:Yaquina Head
or|Yachats|4|1.1|beach forest small|b:Cape Perpetua;r:Yachats River
or|Bandon|4|1.0|beach small golf|b:Face Rock;r:Coquille
or|Astoria|5|0.95|river historic small|r:Columbia;p:Astoria Column;p:Riverwalk
or|Ashland|5|1.0|mountain forest wine small|p:Lithia Park;m:Mount Ashland
or|Joseph|3|0.95|mountain lake small|l:Wallowa Lake;m:Wallowas
wa|Seattle|30|1.2|city water|p:Pike Place;p:Volunteer Park;l:Lake Union;l:Green Lake;h:Ballard@47.6690,-122.3800;h:Capitol Hill@47.6210,-122.3180;h:Fremont@47.6560,-122.3500;h:Queen Anne@47.6370,-122.3570;h:Columbia City@47.5600,-122.2860;h:West Seattle@47.5640,-122.3860;h:Georgetown@47.5460,-122.3170
wa|Leavenworth|9|1.15|mountain ski river small|r:Wenatchee;r:Icicle Creek;m:Tumwater Mountain
wa|Friday Harbor|6|1.3|island water small|b:South Beach;p:Lime Kiln;p:Roche Harbor
wa|Eastsound|4|1.3|island water small|m:Mount Constitution;l:Cascade Lake
wa|Port Townsend|5|1.05|water historic small|p:Fort Worden;b:Point Hudson
wa|Long Beach|6|0.95|beach small|b:Discovery Trail;b:Cape Disappointment
wa|Forks|4|0.9|forest park small|b:Rialto Beach;r:Sol Duc;p:Hoh Rain Forest
wa|Winthrop|5|1.1|mountain ski river small|r:Methow;p:Sun Mountain
wa|Chelan|7|1.15|lake wine small|l:Lake Chelan;m:Chelan Butte
wa|Langley|4|1.15|island water small|b:Double Bluff;p:Saratoga Passage
wa|Packwood|4|1.0|mountain forest park small|m:Mount Rainier;r:Cowlitz
wa|Spokane|5|0.8|city river|r:Spokane River;p:Riverfront Park;h:Browne's Addition@47.6570,-117.4420
wa|Walla Walla|4|0.95|wine small|p:Pioneer Park
ca|Los Angeles|42|1.15|city warm|p:Griffith Park;p:Echo Park Lake;p:Runyon Canyon;p:Sunset Boulevard;h:Silver Lake@34.0870,-118.2700;h:Echo Park@34.0780,-118.2600;h:Los Feliz@34.1080,-118.2880;h:Highland Park@34.1110,-118.1980;h:Koreatown@34.0610,-118.3000;h:Mar Vista@34.0020,-118.4300;h:Arts District@34.0410,-118.2330
ca|San Francisco|30|1.35|city water|p:Golden Gate Park;p:Dolores Park;b:Ocean Beach;p:Alamo Square;h:Noe Valley@37.7500,-122.4330;h:Mission District@37.7600,-122.4190;h:Bernal Heights@37.7390,-122.4160;h:Inner Sunset@37.7620,-122.4660;h:North Beach@37.8000,-122.4100;h:Hayes Valley@37.7760,-122.4250;h:Potrero Hill@37.7580,-122.4000
ca|San Diego|32|1.15|city beach warm|b:Sunset Cliffs;p:Balboa Park;b:Windansea;b:Mission Beach;h:North Park@32.7460,-117.1290;h:La Jolla@32.8400,-117.2690;h:Ocean Beach@32.7480,-117.2430;h:South Park@32.7260,-117.1290;h:Little Italy@32.7230,-117.1670;h:Pacific Beach@32.8000,-117.2330
ca|South Lake Tahoe|20|1.2|lake ski mountain forest|l:Lake Tahoe;l:Fallen Leaf Lake;m:Heavenly;p:Emerald Bay
ca|Tahoe City|10|1.3|lake ski mountain forest small|l:Lake Tahoe;r:Truckee;m:Alpine Meadows
ca|Truckee|11|1.2|ski mountain forest lake small|l:Donner Lake;r:Truckee;m:Northstar
ca|Mammoth Lakes|12|1.15|ski mountain lake small|m:Mammoth Mountain;l:Lake Mary;p:Old Mammoth
ca|Palm Springs|18|1.15|desert warm modern|m:San Jacinto;p:Tahquitz Canyon;p:Indian Canyons;p:Ruth Hardy Park;h:Old Las Palmas@33.8370,-116.5560;h:The Movie Colony@33.8370,-116.5370;h:Warm Sands@33.8120,-116.5360
ca|Joshua Tree|13|1.05|desert warm park small|p:Joshua Tree National Park;m:Quail Mountain;p:Copper Mountain
ca|Pioneertown|4|1.05|desert warm small|p:Mane Street;p:Pipes Canyon
ca|Big Sur|4|1.6|beach forest small cliff|b:Pfeiffer Beach;r:Big Sur River;b:Sand Dollar Beach
ca|Carmel-by-the-Sea|7|1.5|beach small|b:Carmel Beach;p:Point Lobos;b:Scenic Road
ca|Monterey|7|1.2|beach water historic|b:Lovers Point;p:Cannery Row;b:Del Monte Beach
ca|Santa Cruz|9|1.2|beach surf|b:Pleasure Point;b:Steamer Lane;b:Seabright
ca|Santa Barbara|10|1.35|beach warm wine|b:East Beach;b:Butterfly Beach;p:the Mission;m:Santa Ynez Mountains
ca|Mendocino|5|1.2|beach forest small cliff|b:Big River;p:Mendocino Headlands
ca|Stinson Beach|3|1.5|beach small|b:Bolinas Lagoon;m:Mount Tamalpais
ca|Bodega Bay|4|1.25|beach small|b:Doran Beach;p:Bodega Head
ca|Point Reyes Station|3|1.25|beach farm small|b:Limantour;b:Tomales Bay
ca|Healdsburg|7|1.4|wine small|r:Russian River;p:Dry Creek Valley;p:the plaza
ca|Sonoma|6|1.3|wine small|p:the plaza;m:Sonoma Mountain
ca|Calistoga|5|1.35|wine small springs|m:Mount Saint Helena;r:Napa River
ca|Napa|6|1.35|wine river|r:Napa River;p:Oxbow Market
ca|Three Rivers|5|1.0|park mountain river small|r:Kaweah;p:Sequoia
ca|Groveland|4|1.0|park mountain forest small|p:Yosemite;l:Pine Mountain Lake
ca|Mariposa|4|1.0|park mountain small|p:Yosemite;r:Merced
ca|Big Bear Lake|15|1.05|lake ski mountain forest small|l:Big Bear Lake;m:Snow Summit;p:Boulder Bay
ca|Paso Robles|5|1.05|wine warm small|p:Adelaida Road;r:Salinas
ca|Sacramento|7|0.85|city river|r:American River;p:McKinley Park;h:Midtown@38.5720,-121.4750;h:East Sacramento@38.5690,-121.4390
ca|Oakland|7|0.95|city water|l:Lake Merritt;p:Piedmont Avenue;h:Temescal@37.8350,-122.2640;h:Rockridge@37.8440,-122.2510
ca|San Luis Obispo|4|1.1|warm wine small|m:Bishop Peak;p:the Mission
ca|Idyllwild-Pine Cove|5|1.0|mountain forest small|m:Tahquitz Peak;p:Strawberry Creek
nv|Las Vegas|24|0.9|city desert warm|p:the Strip;p:Red Rock Canyon;p:Fremont Street;h:Arts District@36.1590,-115.1520;h:Summerlin@36.1600,-115.3100
nv|Reno|6|0.85|city river mountain|r:Truckee;h:Midtown@39.5120,-119.8060
hi|Honolulu|20|1.05|tropical beach city|b:Kaimana Beach;m:Diamond Head;b:Ala Moana;h:Waikiki@21.2810,-157.8300;h:Kaimuki@21.2830,-157.8000;h:Manoa@21.3130,-157.8080
hi|Kihei|12|1.2|tropical beach small|b:Kamaole;b:Keawakapu;m:Haleakala
hi|Lahaina|6|1.25|tropical beach small|b:Napili Bay;b:Kaanapali
hi|Hanalei|5|1.5|tropical beach small|b:Hanalei Bay;b:Anini;r:Hanalei River
hi|Poipu|7|1.25|tropical beach small|b:Shipwreck Beach;b:Poipu Beach
hi|Kailua-Kona|9|1.05|tropical beach|b:Magic Sands;b:Keauhou Bay;m:Hualalai
hi|Volcano|4|0.8|tropical forest park small|p:Kilauea;p:the fern forest
hi|Haleiwa|5|1.3|tropical beach surf small|b:Laniakea;b:Sunset Beach
hi|Hana|3|1.2|tropical beach small|b:Hamoa;p:the Hana road
ak|Anchorage|7|0.95|city mountain water|m:Chugach;p:Westchester Lagoon;p:Ship Creek
ak|Talkeetna|4|1.0|mountain river forest small|m:Denali;r:Susitna
ak|Seward|5|1.05|water mountain small|b:Resurrection Bay;m:Mount Marathon
ak|Homer|5|1.0|water mountain small|b:Kachemak Bay;p:the Spit
ak|Healy|3|1.0|mountain park small|m:Denali;r:Nenana
ak|Juneau|4|1.0|water mountain forest|m:Mount Roberts;p:Mendenhall
ak|Fairbanks|4|0.85|forest aurora|r:Chena;p:Creamer's Field
`;
