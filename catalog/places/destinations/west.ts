// state|city|share of stays|price factor|tags|nearby names (r river, l lake, b beach, m mountain, p park or sight, h neighborhood), with coordinates where they are one place
export const west = `
or|Portland|26|1.0|city river|r:Willamette;p:Forest Park@45.561,-122.758;p:Powell's@45.523,-122.681;p:Laurelhurst Park@45.521,-122.626;m:Mount Tabor@45.512,-122.594;h:Clinton@45.5035,-122.6410;h:Pearl District@45.5290,-122.6840;h:Alberta@45.5590,-122.6440;h:Sellwood@45.4650,-122.6550;h:Mississippi@45.5530,-122.6750;h:Nob Hill@45.5310,-122.6980;h:Hawthorne@45.5120,-122.6300
or|Bend|26|1.15|mountain ski river forest|r:Deschutes;m:Pilot Butte@44.061,-121.283;m:Mount Bachelor@43.979,-121.689;p:Drake Park@44.060,-121.320;p:Shevlin Park@44.083,-121.379;h:Old Mill District@44.0470,-121.3150;h:Tetherow@44.0330,-121.3600;h:Downtown@44.0580,-121.3140;h:Northwest Crossing@44.0650,-121.3560
or|Sunriver|8|1.2|mountain ski river forest|r:Deschutes;m:Mount Bachelor@43.979,-121.689;p:Lava Butte@43.918,-121.356;p:Benham Falls@43.931,-121.413
or|Sisters|6|1.1|mountain forest small|m:Three Sisters;p:Black Butte Ranch@44.372,-121.627;m:Black Butte@44.400,-121.635
or|Camp Sherman|4|1.15|mountain forest river small|r:Metolius;m:Black Butte@44.400,-121.635
or|Hood River|9|1.1|mountain river wine small|r:Columbia;m:Mount Hood@45.374,-121.696;p:Fruit Loop;p:Panorama Point
or|Government Camp|6|1.15|mountain ski forest small|m:Mount Hood@45.374,-121.696;l:Trillium Lake@45.268,-121.739;p:Timberline@45.331,-121.711
or|Corbett|3|1.0|mountain forest river small|r:Sandy;m:Larch Mountain@45.530,-122.087;p:Crown Point@45.540,-122.244
or|Cannon Beach|10|1.3|beach forest small|b:Haystack Rock@45.884,-123.969;b:Ecola@45.919,-123.974;b:Tolovana Beach@45.873,-123.961
or|Manzanita|7|1.3|beach forest small|b:Short Sand@45.760,-123.965;m:Neahkahnie Mountain@45.744,-123.942;b:Nehalem Spit@45.680,-123.939
or|Newport|6|1.0|beach small|b:Nye Beach@44.641,-124.062;b:Agate Beach@44.662,-124.061;p:Yaquina Head@44.677,-124.080
or|Yachats|4|1.1|beach forest small|b:Cape Perpetua@44.288,-124.109;r:Yachats River
or|Bandon|4|1.0|beach small golf|b:Face Rock@43.106,-124.436;r:Coquille
or|Astoria|5|0.95|river historic small|r:Columbia;p:Astoria Column@46.181,-123.818;p:Riverwalk
or|Ashland|5|1.0|mountain forest wine small|p:Lithia Park@42.189,-122.716;m:Mount Ashland@42.081,-122.718
or|Joseph|3|0.95|mountain lake small|l:Wallowa Lake@45.310,-117.208;m:Wallowas
wa|Seattle|30|1.2|city water|p:Pike Place@47.610,-122.343;p:Volunteer Park@47.630,-122.315;l:Lake Union@47.639,-122.333;l:Green Lake@47.679,-122.340;h:Ballard@47.6690,-122.3800;h:Capitol Hill@47.6210,-122.3180;h:Fremont@47.6560,-122.3500;h:Queen Anne@47.6370,-122.3570;h:Columbia City@47.5600,-122.2860;h:West Seattle@47.5640,-122.3860;h:Georgetown@47.5460,-122.3170
wa|Leavenworth|9|1.15|mountain ski river small|r:Wenatchee;r:Icicle Creek;m:Tumwater Mountain
wa|Friday Harbor|6|1.3|island water small|b:South Beach@48.458,-122.999;p:Lime Kiln@48.516,-123.152;p:Roche Harbor@48.609,-123.155
wa|Eastsound|4|1.3|island water small|m:Mount Constitution@48.676,-122.831;l:Cascade Lake@48.656,-122.856
wa|Port Townsend|5|1.05|water historic small|p:Fort Worden@48.135,-122.766;b:Point Hudson@48.117,-122.750
wa|Long Beach|6|0.95|beach small|b:Discovery Trail;b:Cape Disappointment@46.276,-124.052
wa|Forks|4|0.9|forest park small|b:Rialto Beach@47.921,-124.638;r:Sol Duc;p:Hoh Rain Forest@47.861,-123.935
wa|Winthrop|5|1.1|mountain ski river small|r:Methow;p:Sun Mountain
wa|Chelan|7|1.15|lake wine small|l:Lake Chelan;m:Chelan Butte@47.808,-120.037
wa|Langley|4|1.15|island water small|b:Double Bluff@47.982,-122.515;p:Saratoga Passage
wa|Packwood|4|1.0|mountain forest park small|m:Mount Rainier@46.852,-121.760;r:Cowlitz
wa|Spokane|5|0.8|city river|r:Spokane River;p:Riverfront Park@47.662,-117.420;h:Browne's Addition@47.6570,-117.4420
wa|Walla Walla|4|0.95|wine small|p:Pioneer Park@46.066,-118.320
ca|Los Angeles|42|1.15|city warm|p:Griffith Park@34.137,-118.294;p:Echo Park Lake@34.073,-118.261;p:Runyon Canyon@34.111,-118.350;p:Sunset Boulevard;h:Silver Lake@34.0870,-118.2700;h:Echo Park@34.0780,-118.2600;h:Los Feliz@34.1080,-118.2880;h:Highland Park@34.1110,-118.1980;h:Koreatown@34.0610,-118.3000;h:Mar Vista@34.0020,-118.4300;h:Arts District@34.0410,-118.2330
ca|San Francisco|30|1.35|city water|p:Golden Gate Park@37.769,-122.486;p:Dolores Park@37.760,-122.427;b:Ocean Beach@37.759,-122.511;p:Alamo Square@37.776,-122.435;h:Noe Valley@37.7500,-122.4330;h:Mission District@37.7600,-122.4190;h:Bernal Heights@37.7390,-122.4160;h:Inner Sunset@37.7620,-122.4660;h:North Beach@37.8000,-122.4100;h:Hayes Valley@37.7760,-122.4250;h:Potrero Hill@37.7580,-122.4000
ca|San Diego|32|1.15|city beach warm|b:Sunset Cliffs@32.722,-117.256;p:Balboa Park@32.734,-117.145;b:Windansea@32.830,-117.282;b:Mission Beach@32.770,-117.253;h:North Park@32.7460,-117.1290;h:La Jolla@32.8400,-117.2690;h:Ocean Beach@32.7480,-117.2430;h:South Park@32.7260,-117.1290;h:Little Italy@32.7230,-117.1670;h:Pacific Beach@32.8000,-117.2330
ca|South Lake Tahoe|20|1.2|lake ski mountain forest|l:Lake Tahoe;l:Fallen Leaf Lake@38.901,-120.060;m:Heavenly@38.935,-119.940;p:Emerald Bay@38.954,-120.101
ca|Tahoe City|10|1.3|lake ski mountain forest small|l:Lake Tahoe;r:Truckee;m:Alpine Meadows@39.164,-120.239
ca|Truckee|11|1.2|ski mountain forest lake small|l:Donner Lake@39.323,-120.265;r:Truckee;m:Northstar@39.275,-120.121
ca|Mammoth Lakes|12|1.15|ski mountain lake small|m:Mammoth Mountain@37.631,-119.033;l:Lake Mary@37.602,-119.000;p:Old Mammoth
ca|Palm Springs|18|1.15|desert warm modern|m:San Jacinto@33.815,-116.679;p:Tahquitz Canyon@33.811,-116.553;p:Indian Canyons@33.756,-116.537;p:Ruth Hardy Park@33.838,-116.537;h:Old Las Palmas@33.8370,-116.5560;h:The Movie Colony@33.8370,-116.5370;h:Warm Sands@33.8120,-116.5360
ca|Joshua Tree|13|1.05|desert warm park small|p:Joshua Tree National Park;m:Quail Mountain;p:Copper Mountain
ca|Pioneertown|4|1.05|desert warm small|p:Mane Street;p:Pipes Canyon
ca|Big Sur|4|1.6|beach forest small cliff|b:Pfeiffer Beach@36.238,-121.816;r:Big Sur River;b:Sand Dollar Beach@35.922,-121.471
ca|Carmel-by-the-Sea|7|1.5|beach small|b:Carmel Beach@36.554,-121.930;p:Point Lobos@36.517,-121.942;b:Scenic Road
ca|Monterey|7|1.2|beach water historic|b:Lovers Point@36.626,-121.917;p:Cannery Row@36.617,-121.901;b:Del Monte Beach@36.603,-121.876
ca|Santa Cruz|9|1.2|beach surf|b:Pleasure Point@36.957,-121.971;b:Steamer Lane@36.952,-122.026;b:Seabright@36.963,-122.007
ca|Santa Barbara|10|1.35|beach warm wine|b:East Beach@34.416,-119.673;b:Butterfly Beach@34.417,-119.647;p:the Mission@34.438,-119.714;m:Santa Ynez Mountains
ca|Mendocino|5|1.2|beach forest small cliff|b:Big River@39.302,-123.790;p:Mendocino Headlands@39.306,-123.808
ca|Stinson Beach|3|1.5|beach small|b:Bolinas Lagoon@37.925,-122.676;m:Mount Tamalpais@37.924,-122.597
ca|Bodega Bay|4|1.25|beach small|b:Doran Beach@38.313,-123.040;p:Bodega Head@38.304,-123.064
ca|Point Reyes Station|3|1.25|beach farm small|b:Limantour@38.026,-122.883;b:Tomales Bay
ca|Healdsburg|7|1.4|wine small|r:Russian River;p:Dry Creek Valley;p:the plaza@38.611,-122.869
ca|Sonoma|6|1.3|wine small|p:the plaza@38.293,-122.458;m:Sonoma Mountain
ca|Calistoga|5|1.35|wine small springs|m:Mount Saint Helena@38.669,-122.633;r:Napa River
ca|Napa|6|1.35|wine river|r:Napa River;p:Oxbow Market@38.301,-122.280
ca|Three Rivers|5|1.0|park mountain river small|r:Kaweah;p:Sequoia
ca|Groveland|4|1.0|park mountain forest small|p:Yosemite;l:Pine Mountain Lake@37.861,-120.190
ca|Mariposa|4|1.0|park mountain small|p:Yosemite;r:Merced
ca|Big Bear Lake|15|1.05|lake ski mountain forest small|l:Big Bear Lake;m:Snow Summit@34.236,-116.889;p:Boulder Bay@34.240,-116.947
ca|Paso Robles|5|1.05|wine warm small|p:Adelaida Road;r:Salinas
ca|Sacramento|7|0.85|city river|r:American River;p:McKinley Park@38.574,-121.461;h:Midtown@38.5720,-121.4750;h:East Sacramento@38.5690,-121.4390
ca|Oakland|7|0.95|city water|l:Lake Merritt@37.804,-122.258;p:Piedmont Avenue@37.827,-122.251;h:Temescal@37.8350,-122.2640;h:Rockridge@37.8440,-122.2510
ca|San Luis Obispo|4|1.1|warm wine small|m:Bishop Peak@35.303,-120.697;p:the Mission@35.281,-120.665
ca|Idyllwild-Pine Cove|5|1.0|mountain forest small|m:Tahquitz Peak@33.755,-116.677;p:Strawberry Creek
nv|Las Vegas|24|0.9|city desert warm|p:the Strip@36.115,-115.173;p:Red Rock Canyon@36.135,-115.427;p:Fremont Street@36.170,-115.144;h:Arts District@36.1590,-115.1520;h:Summerlin@36.1600,-115.3100
nv|Reno|6|0.85|city river mountain|r:Truckee;h:Midtown@39.5120,-119.8060
hi|Honolulu|20|1.05|tropical beach city|b:Kaimana Beach@21.264,-157.821;m:Diamond Head@21.261,-157.806;b:Ala Moana@21.290,-157.848;h:Waikiki@21.2810,-157.8300;h:Kaimuki@21.2830,-157.8000;h:Manoa@21.3130,-157.8080
hi|Kihei|12|1.2|tropical beach small|b:Kamaole@20.717,-156.447;b:Keawakapu@20.700,-156.446;m:Haleakala@20.710,-156.253
hi|Lahaina|6|1.25|tropical beach small|b:Napili Bay@20.995,-156.667;b:Kaanapali@20.925,-156.695
hi|Hanalei|5|1.5|tropical beach small|b:Hanalei Bay@22.210,-159.507;b:Anini@22.223,-159.448;r:Hanalei River
hi|Poipu|7|1.25|tropical beach small|b:Shipwreck Beach@21.873,-159.437;b:Poipu Beach@21.873,-159.454
hi|Kailua-Kona|9|1.05|tropical beach|b:Magic Sands@19.594,-155.972;b:Keauhou Bay@19.561,-155.962;m:Hualalai@19.689,-155.866
hi|Volcano|4|0.8|tropical forest park small|p:Kilauea@19.421,-155.287;p:the fern forest
hi|Haleiwa|5|1.3|tropical beach surf small|b:Laniakea@21.619,-158.086;b:Sunset Beach@21.675,-158.041
hi|Hana|3|1.2|tropical beach small|b:Hamoa@20.721,-155.988;p:the Hana road
ak|Anchorage|7|0.95|city mountain water|m:Chugach;p:Westchester Lagoon@61.208,-149.917;p:Ship Creek@61.222,-149.885
ak|Talkeetna|4|1.0|mountain river forest small|m:Denali;r:Susitna
ak|Seward|5|1.05|water mountain small|b:Resurrection Bay;m:Mount Marathon@60.113,-149.474
ak|Homer|5|1.0|water mountain small|b:Kachemak Bay;p:the Spit@59.603,-151.418
ak|Healy|3|1.0|mountain park small|m:Denali;r:Nenana
ak|Juneau|4|1.0|water mountain forest|m:Mount Roberts;p:Mendenhall@58.417,-134.546
ak|Fairbanks|4|0.85|forest aurora|r:Chena;p:Creamer's Field@64.864,-147.739
`;
