export const east = `
ny|New York City|20|1.35|city dense|p:Central Park@40.783,-73.966;r:Hudson;p:Washington Square@40.731,-73.997;p:Bryant Park@40.754,-73.983;h:Chelsea@40.7465,-74.0014;h:East Village@40.7265,-73.9815;h:Upper West Side@40.7870,-73.9754;h:Harlem@40.8116,-73.9465;h:Lower East Side@40.7150,-73.9843;h:Greenwich Village@40.7336,-74.0027
ny|Brooklyn|22|1.1|city dense|p:Prospect Park@40.660,-73.969;p:Fort Greene Park@40.691,-73.976;h:Williamsburg@40.7140,-73.9550;h:Park Slope@40.6710,-73.9770;h:Bedford-Stuyvesant@40.6870,-73.9410;h:Carroll Gardens@40.6795,-73.9990;h:Greenpoint@40.7300,-73.9510;h:Bushwick@40.6950,-73.9180
ny|Queens|7|0.9|city dense|p:Astoria Park@40.779,-73.922;p:Flushing Meadows@40.746,-73.845;h:Astoria@40.7720,-73.9250;h:Ridgewood@40.7060,-73.9080;h:Long Island City@40.7450,-73.9480
ny|Hudson|7|1.0|river historic small leaf|r:Hudson;p:Warren Street@42.251,-73.787;m:Mount Merino
ny|Woodstock|7|1.05|forest mountain small leaf|m:Overlook Mountain@42.087,-74.092;r:Sawkill
ny|Phoenicia|4|0.95|mountain river forest small leaf|r:Esopus;m:Mount Tremper@42.074,-74.278
ny|Tannersville|4|0.95|mountain ski forest small leaf|m:Hunter Mountain@42.178,-74.230;p:Kaaterskill Falls@42.193,-74.063
ny|Kingston|4|0.85|river historic leaf|r:Rondout Creek;h:Stockade District@41.9340,-74.0190
ny|Lake Placid|9|1.1|lake ski mountain small leaf|l:Mirror Lake@44.288,-73.981;m:Whiteface@44.366,-73.903
ny|Keene Valley|3|0.9|mountain forest small leaf|r:Ausable;m:Giant Mountain@44.161,-73.720
ny|Lake George|7|1.0|lake small|l:Lake George;m:Prospect Mountain@43.425,-73.744
ny|Saratoga Springs|5|1.0|historic springs|p:Congress Park@43.079,-73.784;p:the racecourse@43.072,-73.770
ny|Ithaca|5|0.85|lake college small leaf|l:Cayuga Lake;p:Fall Creek
ny|Hammondsport|3|0.9|lake wine small|l:Keuka Lake
ny|Montauk|7|1.6|beach small|b:Ditch Plains@41.039,-71.919;p:Montauk Point@41.071,-71.857;l:Fort Pond@41.042,-71.956
ny|East Hampton|6|1.8|beach small|b:Main Beach@40.945,-72.185;p:Accabonac Harbor
ny|Greenport|4|1.2|water wine small|p:Peconic Bay;b:67 Steps
ny|Shelter Island|3|1.5|island water small|b:Crescent Beach
ny|Buffalo|4|0.65|city greatlake|l:Lake Erie;h:Elmwood Village@42.9140,-78.8770
ny|Niagara Falls|4|0.7|river|r:Niagara River;p:the Falls@43.083,-79.074
ma|Boston|20|1.2|city historic water|p:the Public Garden@42.354,-71.070;r:Charles;p:the Esplanade@42.356,-71.074;h:Beacon Hill@42.3588,-71.0707;h:South End@42.3400,-71.0750;h:Jamaica Plain@42.3100,-71.1130;h:Back Bay@42.3503,-71.0810;h:Charlestown@42.3780,-71.0640
ma|Cambridge|6|1.15|city college|r:Charles;h:Cambridgeport@42.3590,-71.1090
ma|Provincetown|9|1.4|beach historic small|b:Herring Cove@42.048,-70.220;b:Race Point@42.080,-70.218;p:Commercial Street@42.052,-70.186
ma|Wellfleet|5|1.3|beach small|b:Cahoon Hollow@41.942,-69.984;l:Gull Pond@41.957,-70.010
ma|Truro|3|1.35|beach small|b:Ballston Beach;b:Corn Hill@42.014,-70.076
ma|Chatham|5|1.4|beach small|b:Lighthouse Beach@41.670,-69.949;p:Oyster Pond@41.680,-69.965
ma|Falmouth|5|1.15|beach|b:Old Silver Beach@41.608,-70.640;p:Woods Hole@41.526,-70.669
ma|Nantucket|7|1.9|beach island historic|b:Steps Beach@41.296,-70.109;b:Surfside@41.244,-70.097
ma|Edgartown|5|1.7|beach island small|b:South Beach@41.349,-70.526;p:Katama
ma|Oak Bluffs|4|1.4|beach island small|b:Inkwell Beach@41.453,-70.556;p:the Campground@41.455,-70.561
ma|Rockport|4|1.15|beach historic small|b:Front Beach@42.659,-70.620;p:Bearskin Neck@42.660,-70.615
ma|Salem|5|1.0|historic water|p:the Common@42.524,-70.890;p:Derby Wharf@42.518,-70.885
ma|Lenox|4|1.2|mountain forest small leaf music|p:Tanglewood@42.349,-73.310;l:Laurel Lake
ma|Stockbridge|3|1.15|mountain forest small leaf|p:Monument Mountain@42.248,-73.338;l:Stockbridge Bowl@42.338,-73.322
ma|Shelburne Falls|2|0.85|river small leaf|r:Deerfield
ri|Newport|11|1.35|beach historic|b:Easton's Beach@41.489,-71.293;p:Cliff Walk@41.487,-71.298;h:The Point@41.4930,-71.3200
ri|Block Island|4|1.5|island beach small|b:Crescent Beach@41.184,-71.565;p:Mohegan Bluffs@41.152,-71.553
ri|Providence|5|0.9|city historic|r:Providence River;h:College Hill@41.8290,-71.4010
ct|Mystic|6|1.05|water historic small|r:Mystic River
ct|New Haven|3|0.8|city college|p:East Rock@41.327,-72.905
me|Portland|11|1.15|city water historic|p:the Eastern Prom@43.668,-70.243;b:Casco Bay;h:West End@43.6500,-70.2680;h:Munjoy Hill@43.6680,-70.2480
me|Bar Harbor|15|1.2|park beach mountain small|m:Cadillac Mountain@44.353,-68.224;b:Frenchman Bay;p:Acadia
me|Southwest Harbor|4|1.05|park water small|b:Somes Sound;p:Acadia
me|Kennebunkport|7|1.3|beach small|b:Goose Rocks@43.398,-70.409;r:Kennebunk River
me|Ogunquit|6|1.2|beach small|b:Marginal Way@43.244,-70.592;p:Perkins Cove@43.236,-70.589
me|Camden|5|1.15|water mountain small leaf|m:Mount Battie@44.223,-69.069;l:Megunticook Lake@44.244,-69.106
me|Boothbay Harbor|4|1.1|water small|b:Linekin Bay
me|Greenville|3|0.85|lake forest small|l:Moosehead Lake
me|Carrabassett Valley|3|0.95|ski mountain forest small|m:Sugarloaf@45.031,-70.313
me|Stonington|2|1.0|water island small|b:Penobscot Bay
nh|North Conway|10|1.05|mountain ski forest small leaf|r:Saco;m:Cathedral Ledge@44.064,-71.165;m:Mount Washington@44.271,-71.303
nh|Lincoln|6|1.0|mountain ski forest small leaf|r:Pemigewasset;m:Loon Mountain@44.036,-71.621
nh|Jackson|4|1.1|mountain ski forest small leaf|r:Wildcat River;m:Black Mountain@44.167,-71.163
nh|Sugar Hill|2|1.0|mountain farm small leaf|m:Cannon Mountain@44.157,-71.699
nh|Portsmouth|5|1.1|historic water|r:Piscataqua;p:Prescott Park@43.076,-70.753
nh|Meredith|3|1.0|lake small leaf|l:Winnipesaukee
vt|Stowe|13|1.3|ski mountain forest small leaf|m:Mount Mansfield@44.544,-72.814;r:West Branch;p:Smugglers' Notch@44.556,-72.794
vt|Killington|8|1.1|ski mountain forest small leaf|m:Killington Peak@43.605,-72.820;l:Kent Pond@43.678,-72.805
vt|Woodstock|6|1.2|farm forest small leaf historic|r:Ottauquechee;m:Mount Tom@43.630,-72.532
vt|Burlington|7|1.05|lake city leaf|l:Lake Champlain;h:Old North End@44.4860,-73.2140
vt|Manchester Center|4|1.1|mountain forest small leaf|r:Battenkill;m:Equinox@43.166,-73.117
vt|Grafton|2|0.95|farm forest small leaf|r:Saxtons River
vt|Weston|2|0.95|farm forest ski small leaf|r:West River
pa|Philadelphia|18|0.9|city historic|r:Schuylkill;p:Rittenhouse Square@39.950,-75.172;h:Fishtown@39.9720,-75.1340;h:Old City@39.9520,-75.1440;h:Queen Village@39.9380,-75.1500;h:West Philly@39.9510,-75.2170
pa|Pittsburgh|9|0.8|city river|r:Allegheny;p:Schenley Park@40.434,-79.943;h:Lawrenceville@40.4690,-79.9610;h:Mexican War Streets@40.4560,-80.0130
pa|Jim Thorpe|6|0.95|mountain historic river small leaf|r:Lehigh;m:Flagstaff Mountain
pa|Gettysburg|5|0.85|historic small|p:the battlefield@39.811,-77.226
pa|New Hope|4|1.05|river historic small|r:Delaware
pa|Lancaster|5|0.8|farm historic|p:Central Market@40.038,-76.306
pa|Ohiopyle|3|0.9|river forest small|r:Youghiogheny;p:Fallingwater@39.906,-79.468
nj|Cape May|11|1.25|beach historic small|b:Poverty Beach@38.937,-74.903;p:the Washington Street Mall@38.933,-74.923;p:the lighthouse@38.933,-74.960
nj|Asbury Park|6|1.15|beach music|b:the boardwalk@40.223,-73.998;l:Sunset Lake@40.216,-74.004
nj|Ocean City|9|1.15|beach|b:Corson's Inlet@39.215,-74.647;b:the boardwalk@39.275,-74.568
nj|Stone Harbor|4|1.5|beach small|b:Stone Harbor Point@39.029,-74.776
nj|Long Beach Island|5|1.3|beach small|b:Barnegat Light@39.764,-74.106;b:Ship Bottom
nj|Jersey City|5|1.0|city dense|r:Hudson;h:Paulus Hook@40.7140,-74.0350
de|Rehoboth Beach|9|1.2|beach small|b:Gordons Pond@38.750,-75.083;l:Silver Lake@38.706,-75.079
de|Dewey Beach|4|1.1|beach small|b:Rehoboth Bay
de|Lewes|4|1.1|beach historic small|b:Cape Henlopen@38.790,-75.093
md|Ocean City|11|1.0|beach|b:Assawoman Bay;b:the boardwalk@38.328,-75.085
md|Annapolis|5|1.05|water historic|p:City Dock@38.977,-76.486;r:Severn
md|Baltimore|7|0.75|city water historic|p:Patterson Park@39.289,-76.580;h:Fells Point@39.2830,-76.5930;h:Hampden@39.3310,-76.6350
md|McHenry|5|1.0|lake ski forest small|l:Deep Creek Lake;m:Wisp@39.556,-79.363
md|Saint Michaels|4|1.2|water historic small|r:Miles River
dc|Washington|24|1.1|city historic|p:the Mall@38.890,-77.023;p:Rock Creek Park@38.960,-77.045;p:Eastern Market@38.887,-76.997;h:Capitol Hill@38.8890,-76.9950;h:Dupont Circle@38.9100,-77.0430;h:Shaw@38.9120,-77.0220;h:Adams Morgan@38.9210,-77.0420;h:Petworth@38.9420,-77.0250;h:H Street@38.9000,-76.9900
va|Richmond|7|0.8|city river historic|r:James;p:Maymont@37.535,-77.477;h:The Fan@37.5510,-77.4660;h:Church Hill@37.5310,-77.4150
va|Charlottesville|8|1.0|wine mountain college historic|m:Carter Mountain@37.992,-78.470;r:Rivanna;h:Belmont@38.0230,-78.4740
va|Nellysford|3|1.0|wine mountain ski forest small|m:Wintergreen@37.914,-78.944;r:Rockfish
va|Virginia Beach|11|1.0|beach|b:Sandbridge@36.725,-75.939;b:First Landing@36.916,-76.048
va|Chincoteague|6|0.95|beach island small|b:Assateague@37.891,-75.343;p:the Channel
va|Williamsburg|6|0.8|historic|p:Duke of Gloucester Street@37.271,-76.699;r:James
va|Luray|5|0.9|mountain forest park river small leaf|r:Shenandoah;p:Skyline Drive
va|Floyd|2|0.8|mountain music small leaf|p:the Blue Ridge Parkway
va|Abingdon|3|0.8|mountain historic small|p:Creeper Trail
wv|Fayetteville|5|0.9|river mountain forest park small|p:New River Gorge;r:Gauley
wv|Davis|4|0.9|mountain ski forest small|p:Blackwater Falls@39.113,-79.484;p:Canaan Valley@39.024,-79.465
wv|Harpers Ferry|4|0.9|historic river small|r:Shenandoah;p:Maryland Heights@39.328,-77.722
wv|Snowshoe|4|1.0|ski mountain forest small|m:Cheat Mountain
wv|Lewisburg|2|0.8|historic mountain small|r:Greenbrier
nc|Asheville|20|1.05|city mountain art leaf|r:French Broad;m:Beaucatcher Mountain;p:Biltmore@35.541,-82.552;h:West Asheville@35.5780,-82.5870;h:Montford@35.6040,-82.5620;h:River Arts@35.5870,-82.5680
nc|Bryson City|6|0.95|park mountain river small leaf|r:Tuckasegee;p:Deep Creek@35.464,-83.434
nc|Blowing Rock|6|1.1|mountain forest small leaf ski|m:Grandfather Mountain@36.097,-81.832;l:Chetola Lake@36.139,-81.672
nc|Banner Elk|5|1.05|mountain ski forest small leaf|m:Beech Mountain@36.185,-81.881;r:Elk River
nc|Hot Springs|2|0.85|mountain river springs small leaf|r:French Broad
nc|Brevard|4|0.95|mountain forest river small leaf|p:Pisgah;p:Looking Glass
nc|Nags Head|10|1.15|beach small|b:Jockey's Ridge@35.964,-75.633;b:Jennette's Pier@35.910,-75.596
nc|Corolla|6|1.3|beach small|b:Currituck Sound;p:the lighthouse@36.377,-75.831
nc|Duck|5|1.35|beach small|b:Currituck Sound;p:the boardwalk@36.169,-75.756
nc|Rodanthe|3|1.1|beach small|b:Pea Island@35.717,-75.494
nc|Ocracoke|3|1.1|beach island small|b:Silver Lake;b:Lifeguard Beach
nc|Wrightsville Beach|5|1.3|beach small|b:Masonboro Inlet
nc|Wilmington|6|0.85|river historic warm|r:Cape Fear;p:Riverwalk@34.235,-77.950
nc|Carolina Beach|5|1.0|beach small|b:Freeman Park@34.060,-77.879
nc|Charlotte|7|0.8|city|p:Freedom Park@35.193,-80.842;h:NoDa@35.2480,-80.8040;h:Plaza Midwood@35.2210,-80.8130
nc|Raleigh|5|0.75|city college|p:Dix Park@35.769,-78.660;h:Oakwood@35.7860,-78.6310
nc|Durham|4|0.8|city college|r:Eno;h:Trinity Park@36.0040,-78.9110
sc|Charleston|20|1.3|historic city warm water|p:the Battery@32.770,-79.929;p:Marion Square@32.787,-79.935;r:Ashley;h:French Quarter@32.7790,-79.9300;h:Cannonborough@32.7930,-79.9490;h:Harleston Village@32.7820,-79.9430;h:Wagener Terrace@32.8110,-79.9560
sc|Folly Beach|9|1.3|beach warm small|b:Morris Island Light@32.695,-79.884;r:Folly River
sc|Isle of Palms|6|1.4|beach warm small|b:Breach Inlet@32.776,-79.814
sc|Kiawah Island|5|1.6|beach warm small golf|b:Beachwalker Park@32.603,-80.138
sc|Edisto Beach|4|1.05|beach warm small|b:Botany Bay@32.553,-80.230;p:Big Bay Creek
sc|Hilton Head Island|15|1.25|beach warm golf|b:Coligny@32.140,-80.750;b:Burkes Beach;p:Sea Pines
sc|Myrtle Beach|16|0.8|beach warm|b:Withers Swash;p:the Boardwalk@33.692,-78.880
sc|Beaufort|4|1.05|historic water warm small|r:Beaufort River;p:the Point
sc|Greenville|5|0.85|city mountain|r:Reedy;p:Falls Park@34.844,-82.401
ga|Savannah|20|1.05|historic city warm|p:Forsyth Park@32.067,-81.096;r:Savannah River;p:Chippewa Square@32.076,-81.093;h:Victorian District@32.0670,-81.0960;h:Starland@32.0560,-81.0990;h:Historic District@32.0770,-81.0910
ga|Tybee Island|11|1.2|beach warm small|b:Back River;b:North Beach@32.022,-80.842;p:the lighthouse@32.022,-80.846
ga|Atlanta|15|0.85|city warm|p:Piedmont Park@33.786,-84.374;p:the BeltLine;h:Inman Park@33.7570,-84.3520;h:Grant Park@33.7370,-84.3700;h:Virginia-Highland@33.7820,-84.3540
ga|Blue Ridge|15|1.05|mountain forest river small leaf|r:Toccoa;l:Lake Blue Ridge;m:Aska
ga|Helen|6|0.9|mountain river forest small leaf|r:Chattahoochee;p:Anna Ruby Falls@34.764,-83.711
ga|Dahlonega|4|0.95|mountain wine small leaf|r:Chestatee;m:Crown Mountain
ga|Jekyll Island|4|1.2|beach warm island small|b:Driftwood Beach@31.105,-81.409
ga|Athens|3|0.75|college music|p:Five Points@33.936,-83.389;r:Oconee
fl|Miami|22|1.15|city tropical warm|p:Biscayne Bay;p:Domino Park@25.766,-80.219;h:Little Havana@25.7680,-80.2300;h:Coconut Grove@25.7330,-80.2430;h:Wynwood@25.8030,-80.2010;h:Buena Vista@25.8170,-80.1970
fl|Miami Beach|18|1.3|beach tropical warm city|b:Lummus Park@25.780,-80.130;b:North Shore@25.866,-80.120;h:South Beach@25.7840,-80.1360;h:Mid-Beach@25.8150,-80.1260
fl|Key West|15|1.6|beach tropical historic island small|b:Smathers Beach@24.552,-81.776;p:Mallory Square@24.560,-81.808;p:Duval Street@24.553,-81.801;h:Old Town@24.5570,-81.8020;h:Bahama Village@24.5510,-81.8020
fl|Islamorada|6|1.5|beach tropical island small|b:Anne's Beach@24.848,-80.739;p:Robbie's@24.883,-80.690
fl|Marathon|6|1.3|beach tropical island small|b:Sombrero Beach@24.692,-81.086
fl|Orlando|18|0.85|city warm parks|l:Lake Eola@28.544,-81.373;p:Mills Avenue;h:Thornton Park@28.5430,-81.3650;h:Audubon Park@28.5680,-81.3520
fl|Kissimmee|14|0.8|warm parks|l:Lake Tohopekaliga;p:Shingle Creek
fl|Destin|18|1.2|beach warm|b:Crystal Beach;b:Henderson Beach@30.383,-86.448;p:the harbor@30.392,-86.504
fl|Santa Rosa Beach|10|1.35|beach warm small|b:Blue Mountain Beach@30.342,-86.200;b:Grayton Beach@30.327,-86.160
fl|Seaside|3|1.7|beach warm small|b:Coleman Beach
fl|Panama City Beach|14|0.95|beach warm|b:St. Andrews@30.128,-85.735;b:Shell Island
fl|Pensacola Beach|4|1.15|beach warm small|b:Fort Pickens@30.328,-87.291
fl|Sarasota|9|1.1|beach warm city|b:Lido Beach@27.313,-82.577;p:the bayfront@27.334,-82.545;h:Laurel Park@27.3320,-82.5370
fl|Siesta Key|6|1.3|beach warm small|b:Crescent Beach@27.250,-82.539;b:Turtle Beach@27.220,-82.517
fl|Anna Maria|5|1.5|beach warm island small|b:Bean Point@27.539,-82.748;p:the city pier@27.533,-82.730
fl|Sanibel|5|1.4|beach warm island small|b:Bowman's Beach@26.456,-82.158;p:Ding Darling@26.446,-82.112
fl|Captiva|3|1.5|beach warm island small|b:Turner Beach@26.483,-82.183
fl|Naples|8|1.4|beach warm|b:Lowdermilk Beach@26.162,-81.810;p:Naples Pier@26.132,-81.808
fl|Fort Myers Beach|6|1.1|beach warm small|b:Lovers Key@26.394,-81.878
fl|St. Petersburg|9|1.0|beach warm city|p:the pier@27.774,-82.626;p:Vinoy Park@27.779,-82.626;h:Old Northeast@27.7860,-82.6290;h:Grand Central@27.7710,-82.6600
fl|Clearwater|6|1.0|beach warm|b:Sand Key@27.959,-82.829
fl|Saint Augustine|10|1.05|historic beach warm|p:Aviles Street@29.892,-81.312;b:Vilano Beach@29.918,-81.297;p:the old fort@29.898,-81.312
fl|Fernandina Beach|2|1.2|beach warm island small|b:Main Beach@30.673,-81.431
fl|Cedar Key|3|0.85|water small|b:Back Bayou
fl|Apalachicola|3|0.95|water historic small|r:Apalachicola River
fl|Fort Lauderdale|12|1.15|beach warm city water|b:Las Olas Beach@26.120,-80.104;p:New River;h:Victoria Park@26.1310,-80.1320
fl|Tampa|8|0.85|city warm water|p:Bayshore;r:Hillsborough;h:Seminole Heights@27.9950,-82.4580;h:Ybor City@27.9610,-82.4380
fl|Cocoa Beach|6|1.05|beach warm surf|b:Lori Wilson Park@28.336,-80.609;p:the pier@28.368,-80.601
fl|New Smyrna Beach|6|1.05|beach warm surf|b:Flagler Avenue@29.037,-80.897;b:Ponce Inlet@29.078,-80.921
fl|Micanopy|2|0.8|warm farm small historic|l:Paynes Prairie@29.544,-82.292
al|Gulf Shores|12|1.05|beach warm|b:Little Lagoon@30.244,-87.740;b:West Beach
al|Orange Beach|9|1.1|beach warm|b:Perdido Pass@30.278,-87.556;l:Wolf Bay
al|Birmingham|4|0.7|city|m:Red Mountain@33.492,-86.796;h:Highland Park@33.4990,-86.7880
al|Mentone|3|0.85|mountain forest small|m:Lookout Mountain;r:Little River
al|Mobile|3|0.7|historic warm|p:Bienville Square@30.693,-88.043
ms|Natchez|4|0.75|historic warm small|r:Mississippi;p:the bluff@31.560,-91.411
ms|Bay St. Louis|4|0.9|beach warm small|b:Beach Boulevard
ms|Oxford|3|0.8|college small|p:the Square@34.367,-89.519;p:Rowan Oak@34.360,-89.525
`;
