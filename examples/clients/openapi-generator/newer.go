// What a server of a later release answers can be read, without what is new in it: `go run newer.go URL-OF-SUCH-A-SERVER`
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	kingdomail "example.org/kingdomail/client"
)

const (
	unknown = "of_a_later_release"
	id      = "019a0000-0000-7000-8000-000000000014"
)

func main() {
	configuration := kingdomail.NewConfiguration()
	configuration.Servers = kingdomail.ServerConfigurations{{URL: os.Args[1]}}
	client := kingdomail.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), kingdomail.ContextAccessToken, "a token")

	// An unknown name is a string, as the known ones are.
	game, _, err := client.GamesAPI.ShowGame(ctx, id).Execute()
	succeeds(err)
	same(game.Version, int32(5))
	same(game.Seats[0].Player.GetName(), "Ada")
	same(game.Status, unknown)
	same(game.Quests[len(game.Quests)-1], unknown)

	// An unknown fact, notice or command is none of the known ones, and its neighbours are as ever.
	page, _, err := client.GamesAPI.ListEvents(ctx, id).Execute()
	succeeds(err)
	first, last := page.Items[0].Fact, page.Items[len(page.Items)-1].Fact
	same(first.FactView.TableOpenedFact.Type, "table_opened")
	same(last.FactView.GetActualInstance(), nil)
	feed, _, err := client.NoticesAPI.ListNotices(ctx).Execute()
	succeeds(err)
	same(len(feed.Items), 2)
	same(feed.Items[0].Notice.ToldView.YourTurnTold.Type, "your_turn")
	same(feed.Items[1].Notice.ToldView.GetActualInstance(), nil)
	same(feed.Items[1].GetGameId(), id)
	legal, _, err := client.PlayAPI.ListLegalCommands(ctx, id).Execute()
	succeeds(err)
	same(legal.Items[0].Command.Command.PickCommand.Type, "pick")
	same(legal.Items[len(legal.Items)-1].Command.Command.GetActualInstance(), nil)

	// Neither is anything lost of an object within another one that has an unknown field.
	settings, _, err := client.NoticesAPI.ShowNoticeSettings(ctx).Execute()
	succeeds(err)
	same(settings.QuietHours.Get().From, "22:00:00")
	same(settings.GetLanguage(), unknown)
	channels := settings.Channels["your_turn"]
	same(channels[len(channels)-1], unknown)
	shown, _, err := client.PlayAPI.ShowOrder(ctx, id).Execute()
	succeeds(err)
	same(shown.Order.Pick[0], "17")
	same(shown.Order.Place.Get().Otherwise, unknown)
	same(shown.Order.Place.Get().At.Get().X, int32(1))
	record, _, err := client.RecordsAPI.DownloadRecord(ctx, id).Execute()
	succeeds(err)
	opened := record.Events[0].Fact.RecordedFact.TableOpenedRecordedFact
	same(opened.Settings.Players, int32(2))
	same(opened.Timing.MayReturn, true)
	same(opened.Series.Number, int32(2))
	same(len(record.Events[1].Fact.RecordedFact.LineDealtRecordedFact.Proof.Path), 1)
	same(record.Events[2].Fact.RecordedFact.GetActualInstance(), nil)
	same(record.Scheme, unknown)

	// A refusal with an unknown code has its status.
	_, response, err := client.GamesAPI.ShowGame(ctx, "00000000-0000-0000-0000-000000000000").Execute()
	var refused *kingdomail.GenericOpenAPIError
	same(errors.As(err, &refused), true)
	problem := refused.Model().(kingdomail.Problem)
	same(response.StatusCode, 404)
	same(problem.Code, unknown)
}

func succeeds(err error) {
	if err != nil {
		panic(err)
	}
}

func same(found, expected any) {
	if found != expected {
		panic(fmt.Sprintf("%v instead of %v", found, expected))
	}
}
