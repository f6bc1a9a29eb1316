export const east = `
ny|New York City|20|1.35|city dense|p:Central Park;r:Hudson;p:Washington Square;p:Bryant Park;h:Chelsea@40.7465,-74.0014;h:East Village@40.7265,-73.9815;h:Upper West Side@40.7870,-73.9754;h:Harlem@40.8116,-73.9465;h:Lower East Side@40.7150,-73.9843;h:Greenwich Village@40.7336,-74.0027
ny|Brooklyn|22|1.1|city dense|p:Prospect Park;p:Fort Greene Park;h:Williamsburg@40.7140,-73.9550;h:Park Slope@40.6710,-73.9770;h:Bedford-Stuyvesant@40.6870,-73.9410;h:Carroll Gardens@40.6795,-73.9990;h:Greenpoint@40.7300,-73.9510;h:Bushwick@40.6950,-73.9180
ny|Queens|7|0.9|city dense|p:Astoria Park;p:Flushing Meadows;h:Astoria@40.7720,-73.9250;h:Ridgewood@40.7060,-73.9080;h:Long Island City@40.7450,-73.9480
ny|Hudson|7|1.0|river historic small leaf|r:Hudson;p:Warren Street;m:Mount Merino
ny|Woodstock|7|1.05|forest mountain small leaf|m:Overlook Mountain;r:Sawkill
ny|Phoenicia|4|0.95|mountain river forest small leaf|r:Esopus;m:Mount Tremper
ny|Tannersville|4|0.95|mountain ski forest small leaf|m:Hunter Mountain;p:Kaaterskill Falls
ny|Kingston|4|0.85|river historic leaf|r:Rondout Creek;h:Stockade District@41.9340,-74.0190
ny|Lake Placid|9|1.1|lake ski mountain small leaf|l:Mirror Lake;m:Whiteface
ny|Keene Valley|3|0.9|mountain forest small leaf|r:Ausable;m:Giant Mountain
ny|Lake George|7|1.0|lake small|l:Lake George;m:Prospect Mountain
ny|Saratoga Springs|5|1.0|historic springs|p:Congress Park;p:the racecourse
ny|Ithaca|5|0.85|lake college small leaf|l:Cayuga Lake;p:Fall Creek
ny|Hammondsport|3|0.9|lake wine small|l:Keuka Lake
ny|Montauk|7|1.6|beach small|b:Ditch Plains;p:Montauk Point;l:Fort Pond
ny|East Hampton|6|1.8|beach small|b:Main Beach;p:Accabonac Harbor
ny|Greenport|4|1.2|water wine small|p:Peconic Bay;b:67 Steps
ny|Shelter Island|3|1.5|island water small|b:Crescent Beach
ny|Buffalo|4|0.65|city greatlake|l:Lake Erie;h:Elmwood Village@42.9140,-78.8770
ny|Niagara Falls|4|0.7|river|r:Niagara River;p:the Falls
ma|Boston|20|1.2|city historic water|p:the Public Garden;r:Charles;p:the Esplanade;h:Beacon Hill@42.3588,-71.0707;h:South End@42.3400,-71.0750;h:Jamaica Plain@42.3100,-71.1130;h:Back Bay@42.3503,-71.0810;h:Charlestown@42.3780,-71.0640
ma|Cambridge|6|1.15|city college|r:Charles;h:Cambridgeport@42.3590,-71.1090
ma|Provincetown|9|1.4|beach historic small|b:Herring Cove;b:Race Point;p:Commercial Street
ma|Wellfleet|5|1.3|beach small|b:Cahoon Hollow;l:Gull Pond
ma|Truro|3|1.35|beach small|b:Ballston Beach;b:Corn Hill
ma|Chatham|5|1.4|beach small|b:Lighthouse Beach;p:Oyster Pond
ma|Falmouth|5|1.15|beach|b:Old Silver Beach;p:Woods Hole
ma|Nantucket|7|1.9|beach island historic|b:Steps Beach;b:Surfside
ma|Edgartown|5|1.7|beach island small|b:South Beach;p:Katama
ma|Oak Bluffs|4|1.4|beach island small|b:Inkwell Beach;p:the Campground
ma|Rockport|4|1.15|beach historic small|b:Front Beach;p:Bearskin Neck
ma|Salem|5|1.0|historic water|p:the Common;p:Derby Wharf
ma|Lenox|4|1.2|mountain forest small leaf music|p:Tanglewood;l:Laurel Lake
ma|Stockbridge|3|1.15|mountain forest small leaf|p:Monument Mountain;l:Stockbridge Bowl
ma|Shelburne Falls|2|0.85|river small leaf|r:Deerfield
ri|Newport|11|1.35|beach historic|b:Easton's Beach;p:Cliff Walk;h:The Point@41.4930,-71.3200
ri|Block Island|4|1.5|island beach small|b:Crescent Beach;p:Mohegan Bluffs
ri|Providence|5|0.9|city historic|r:Providence River;h:College Hill@41.8290,-71.4010
ct|Mystic|6|1.05|water historic small|r:Mystic River
ct|New Haven|3|0.8|city college|p:East Rock
me|Portland|11|1.15|city water historic|p:the Eastern Prom;b:Casco Bay;h:West End@43.6500,-70.2680;h:Munjoy Hill@43.6680,-70.2480
me|Bar Harbor|15|1.2|park beach mountain small|m:Cadillac Mountain;b:Frenchman Bay;p:Acadia
me|Southwest Harbor|4|1.05|park water small|b:Somes Sound;p:Acadia
me|Kennebunkport|7|1.3|beach small|b:Goose Rocks;r:Kennebunk River
me|Ogunquit|6|1.2|beach small|b:Marginal Way;p:Perkins Cove
me|Camden|5|1.15|water mountain small leaf|m:Mount Battie;l:Megunticook Lake
me|Boothbay Harbor|4|1.1|water small|b:Linekin Bay
me|Greenville|3|0.85|lake forest small|l:Moosehead Lake
me|Carrabassett Valley|3|0.95|ski mountain forest small|m:Sugarloaf
me|Stonington|2|1.0|water island small|b:Penobscot Bay
nh|North Conway|10|1.05|mountain ski forest small leaf|r:Saco;m:Cathedral Ledge;m:Mount Washington
nh|Lincoln|6|1.0|mountain ski forest small leaf|r:Pemigewasset;m:Loon Mountain
nh|Jackson|4|1.1|mountain ski forest small leaf|r:Wildcat River;m:Black Mountain
nh|Sugar Hill|2|1.0|mountain farm small leaf|m:Cannon Mountain
nh|Portsmouth|5|1.1|historic water|r:Piscataqua;p:Prescott Park
nh|Meredith|3|1.0|lake small leaf|l:Winnipesaukee
vt|Stowe|13|1.3|ski mountain forest small leaf|m:Mount Mansfield;r:West Branch;p:Smugglers' Notch
vt|Killington|8|1.1|ski mountain forest small leaf|m:Killington Peak;l:Kent Pond
vt|Woodstock|6|1.2|farm forest small leaf historic|r:Ottauquechee;m:Mount Tom
vt|Burlington|7|1.05|lake city leaf|l:Lake Champlain;h:Old North End@44.4860,-73.2140
vt|Manchester Center|4|1.1|mountain forest small leaf|r:Battenkill;m:Equinox
vt|Grafton|2|0.95|farm forest small leaf|r:Saxtons River
vt|Weston|2|0.95|farm forest ski small leaf|r:West River
pa|Philadelphia|18|0.9|city historic|r:Schuylkill;p:Rittenhouse Square;h:Fishtown@39.9720,-75.1340;h:Old City@39.9520,-75.1440;h:Queen Village@39.9380,-75.1500;h:West Philly@39.9510,-75.2170
pa|Pittsburgh|9|0.8|city river|r:Allegheny;p:Schenley Park;h:Lawrenceville@40.4690,-79.9610;h:Mexican War Streets@40.4560,-80.0130
pa|Jim Thorpe|6|0.95|mountain historic river small leaf|r:Lehigh;m:Flagstaff Mountain
pa|Gettysburg|5|0.85|historic small|p:the battlefield
pa|New Hope|4|1.05|river historic small|r:Delaware
pa|Lancaster|5|0.8|farm historic|p:Central Market
pa|Ohiopyle|3|0.9|river forest small|r:Youghiogheny;p:Fallingwater
nj|Cape May|11|1.25|beach historic small|b:Poverty Beach;p:the Washington Street Mall;p:the lighthouse
nj|Asbury Park|6|1.15|beach music|b:the boardwalk;l:Sunset Lake
nj|Ocean City|9|1.15|beach|b:Corson's Inlet;b:the boardwalk
nj|Stone Harbor|4|1.5|beach small|b:Stone Harbor Point
nj|Long Beach Island|5|1.3|beach small|b:Barnegat Light;b:Ship Bottom
nj|Jersey City|5|1.0|city dense|r:Hudson;h:Paulus Hook@40.7140,-74.0350
de|Rehoboth Beach|9|1.2|beach small|b:Gordons Pond;l:Silver Lake
de|Dewey Beach|4|1.1|beach small|b:Rehoboth Bay
de|Lewes|4|1.1|beach historic small|b:Cape Henlopen
md|Ocean City|11|1.0|beach|b:Assawoman Bay;b:the boardwalk
md|Annapolis|5|1.05|water historic|p:City Dock;r:Severn
md|Baltimore|7|0.75|city water historic|p:Patterson Park;h:Fells Point@39.2830,-76.5930;h:Hampden@39.3310,-76.6350
md|McHenry|5|1.0|lake ski forest small|l:Deep Creek Lake;m:Wisp
md|Saint Michaels|4|1.2|water historic small|r:Miles River
dc|Washington|24|1.1|city historic|p:the Mall;p:Rock Creek Park;p:Eastern Market;h:Capitol Hill@38.8890,-76.9950;h:Dupont Circle@38.9100,-77.0430;h:Shaw@38.9120,-77.0220;h:Adams Morgan@38.9210,-77.0420;h:Petworth@38.9420,-77.0250;h:H Street@38.9000,-76.9900
va|Richmond|7|0.8|city river historic|r:James;p:Maymont;h:The Fan@37.5510,-77.4660;h:Church Hill@37.5310,-77.4150
va|Charlottesville|8|1.0|wine mountain college historic|m:Carter Mountain;r:Rivanna;h:Belmont@38.0230,-78.4740
va|Nellysford|3|1.0|wine mountain ski forest small|m:Wintergreen;r:Rockfish
va|Virginia Beach|11|1.0|beach|b:Sandbridge;b:First Landing
va|Chincoteague|6|0.95|beach island small|b:Assateague;p:the Channel
va|Williamsburg|6|0.8|historic|p:Duke of Gloucester Street;r:James
va|Luray|5|0.9|mountain forest park river small leaf|r:Shenandoah;p:Skyline Drive
va|Floyd|2|0.8|mountain music small leaf|p:the Blue Ridge Parkway
va|Abingdon|3|0.8|mountain historic small|p:Creeper Trail
wv|Fayetteville|5|0.9|river mountain forest park small|p:New River Gorge;r:Gauley
wv|Davis|4|0.9|mountain ski forest small|p:Blackwater Falls;p:Canaan Valley
wv|Harpers Ferry|4|0.9|historic river small|r:Shenandoah;p:Maryland Heights
wv|Snowshoe|4|1.0|ski mountain forest small|m:Cheat Mountain
wv|Lewisburg|2|0.8|historic mountain small|r:Greenbrier
nc|Asheville|20|1.05|city mountain art leaf|r:French Broad;m:Beaucatcher Mountain;p:Biltmore;h:West Asheville@35.5780,-82.5870;h:Montford@35.6040,-82.5620;h:River Arts@35.5870,-82.5680
nc|Bryson City|6|0.95|park mountain river small leaf|r:Tuckasegee;p:Deep Creek
nc|Blowing Rock|6|1.1|mountain forest small leaf ski|m:Grandfather Mountain;l:Chetola Lake
nc|Banner Elk|5|1.05|mountain ski forest small leaf|m:Beech Mountain;r:Elk River
nc|Hot Springs|2|0.85|mountain river springs small leaf|r:French Broad
nc|Brevard|4|0.95|mountain forest river small leaf|p:Pisgah;p:Looking Glass
nc|Nags Head|10|1.15|beach small|b:Jockey's Ridge;b:Jennette's Pier
nc|Corolla|6|1.3|beach small|b:Currituck Sound;p:the lighthouse
nc|Duck|5|1.35|beach small|b:Currituck Sound;p:the boardwalk
nc|Rodanthe|3|1.1|beach small|b:Pea Island
nc|Ocracoke|3|1.1|beach island small|b:Silver Lake;b:Lifeguard Beach
nc|Wrightsville Beach|5|1.3|beach small|b:Masonboro Inlet
nc|Wilmington|6|0.85|river historic warm|r:Cape Fear;p:Riverwalk
nc|Carolina Beach|5|1.0|beach small|b:Freeman Park
nc|Charlotte|7|0.8|city|p:Freedom Park;h:NoDa@35.2480,-80.8040;h:Plaza Midwood@35.2210,-80.8130
nc|Raleigh|5|0.75|city college|p:Dix Park;h:Oakwood@35.7860,-78.6310
nc|Durham|4|0.8|city college|r:Eno;h:Trinity Park@36.0040,-78.9110
sc|Charleston|20|1.3|historic city warm water|p:the Battery;p:Marion Square;r:Ashley;h:French Quarter@32.7790,-79.9300;h:Cannonborough@32.7930,-79.9490;h:Harleston Village@32.7820,-79.9430;h:Wagener Terrace@32.8110,-79.9560
sc|Folly Beach|9|1.3|beach warm small|b:Morris Island Light;r:Folly River
sc|Isle of Palms|6|1.4|beach warm small|b:Breach Inlet
sc|Kiawah Island|5|1.6|beach warm small golf|b:Beachwalker Park
sc|Edisto Beach|4|1.05|beach warm small|b:Botany Bay;p:Big Bay Creek
sc|Hilton Head Island|15|1.25|beach warm golf|b:Coligny;b:Burkes Beach;p:Sea Pines
sc|Myrtle Beach|16|0.8|beach warm|b:Withers Swash;p:the Boardwalk
sc|Beaufort|4|1.05|historic water warm small|r:Beaufort River;p:the Point
sc|Greenville|5|0.85|city mountain|r:Reedy;p:Falls Park
ga|Savannah|20|1.05|historic city warm|p:Forsyth Park;r:Savannah River;p:Chippewa Square;h:Victorian District@32.0670,-81.0960;h:Starland@32.0560,-81.0990;h:Historic District@32.0770,-81.0910
ga|Tybee Island|11|1.2|beach warm small|b:Back River;b:North Beach;p:the lighthouse
ga|Atlanta|15|0.85|city warm|p:Piedmont Park;p:the BeltLine;h:Inman Park@33.7570,-84.3520;h:Grant Park@33.7370,-84.3700;h:Virginia-Highland@33.7820,-84.3540
ga|Blue Ridge|15|1.05|mountain forest river small leaf|r:Toccoa;l:Lake Blue Ridge;m:Aska
ga|Helen|6|0.9|mountain river forest small leaf|r:Chattahoochee;p:Anna Ruby Falls
ga|Dahlonega|4|0.95|mountain wine small leaf|r:Chestatee;m:Crown Mountain
ga|Jekyll Island|4|1.2|beach warm island small|b:Driftwood Beach
ga|Athens|3|0.75|college music|p:Five Points;r:Oconee
fl|Miami|22|1.15|city tropical warm|p:Biscayne Bay;p:Domino Park;h:Little Havana@25.7680,-80.2300;h:Coconut Grove@25.7330,-80.2430;h:Wynwood@25.8030,-80.2010;h:Buena Vista@25.8170,-80.1970
fl|Miami Beach|18|1.3|beach tropical warm city|b:Lummus Park;b:North Shore;h:South Beach@25.7840,-80.1360;h:Mid-Beach@25.8150,-80.1260
fl|Key West|15|1.6|beach tropical historic island small|b:Smathers Beach;p:Mallory Square;p:Duval Street;h:Old Town@24.5570,-81.8020;h:Bahama Village@24.5510,-81.8020
fl|Islamorada|6|1.5|beach tropical island small|b:Anne's Beach;p:Robbie's
fl|Marathon|6|1.3|beach tropical island small|b:Sombrero Beach
fl|Orlando|18|0.85|city warm parks|l:Lake Eola;p:Mills Avenue;h:Thornton Park@28.5430,-81.3650;h:Audubon Park@28.5680,-81.3520
fl|Kissimmee|14|0.8|warm parks|l:Lake Tohopekaliga;p:Shingle Creek
fl|Destin|18|1.2|beach warm|b:Crystal Beach;b:Henderson Beach;p:the harbor
fl|Santa Rosa Beach|10|1.35|beach warm small|b:Blue Mountain Beach;b:Grayton Beach
fl|Seaside|3|1.7|beach warm small|b:Coleman Beach
fl|Panama City Beach|14|0.95|beach warm|b:St. Andrews;b:Shell Island
fl|Pensacola Beach|4|1.15|beach warm small|b:Fort Pickens
fl|Sarasota|9|1.1|beach warm city|b:Lido Beach;p:the bayfront;h:Laurel Park@27.3320,-82.5370
fl|Siesta Key|6|1.3|beach warm small|b:Crescent Beach;b:Turtle Beach
fl|Anna Maria|5|1.5|beach warm island small|b:Bean Point;p:the city pier
fl|Sanibel|5|1.4|beach warm island small|b:Bowman's Beach;p:Ding Darling
fl|Captiva|3|1.5|beach warm island small|b:Turner Beach
fl|Naples|8|1.4|beach warm|b:Lowdermilk Beach;p:Naples Pier
fl|Fort Myers Beach|6|1.1|beach warm small|b:Lovers Key
fl|St. Petersburg|9|1.0|beach warm city|p:the pier;p:Vinoy Park;h:Old Northeast@27.7860,-82.6290;h:Grand Central@27.7710,-82.6600
fl|Clearwater|6|1.0|beach warm|b:Sand Key
fl|Saint Augustine|10|1.05|historic beach warm|p:Aviles Street;b:Vilano Beach;p:the old fort
fl|Fernandina Beach|2|1.2|beach warm island small|b:Main Beach
fl|Cedar Key|3|0.85|water small|b:Back Bayou
fl|Apalachicola|3|0.95|water historic small|r:Apalachicola River
fl|Fort Lauderdale|12|1.15|beach warm city water|b:Las Olas Beach;p:New River;h:Victoria Park@26.1310,-80.1320
fl|Tampa|8|0.85|city warm water|p:Bayshore;r:Hillsborough;h:Seminole Heights@27.9950,-82.4580;h:Ybor City@27.9610,-82.4380
fl|Cocoa Beach|6|1.05|beach warm surf|b:Lori Wilson Park;p:the pier
fl|New Smyrna Beach|6|1.05|beach warm surf|b:Flagler Avenue;b:Ponce Inlet
fl|Micanopy|2|0.8|warm farm small historic|l:Paynes Prairie
al|Gulf Shores|12|1.05|beach warm|b:Little Lagoon;b:West Beach
al|Orange Beach|9|1.1|beach warm|b:Perdido Pass;l:Wolf Bay
al|Birmingham|4|0.7|city|m:Red Mountain;h:Highland Park@33.4990,-86.7880
al|Mentone|3|0.85|mountain forest small|m:Lookout Mountain;r:Little River
al|Mobile|3|0.7|historic warm|p:Bienville Square
ms|Natchez|4|0.75|historic warm small|r:Mississippi;p:the bluff
ms|Bay St. Louis|4|0.9|beach warm small|b:Beach Boulevard
ms|Oxford|3|0.8|college small|p:the Square;p:Rowan Oak
`;
