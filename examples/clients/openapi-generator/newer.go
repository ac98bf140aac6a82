// Reads responses of a server of a later release: `go run newer.go URL-OF-SUCH-A-SERVER`
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

	// An unknown enum value is a string, like the known ones.
	game, _, err := client.GamesAPI.GetGame(ctx, id).Execute()
	succeeds(err)
	same(game.Version, int32(5))
	same(game.Seats[0].Player.GetName(), "Ada")
	same(game.Status, unknown)
	same(game.Quests[len(game.Quests)-1], unknown)

	// An unknown event, notification or command is a union with no member set. It does not affect its neighbours.
	page, _, err := client.GamesAPI.ListEvents(ctx, id).Execute()
	succeeds(err)
	first, last := page.Items[0].Payload, page.Items[len(page.Items)-1].Payload
	same(first.EventPayload.TableCreatedEvent.Type, "table_created")
	same(last.EventPayload.GetActualInstance(), nil)
	feed, _, err := client.NotificationsAPI.ListNotifications(ctx).Execute()
	succeeds(err)
	same(len(feed.Items), 2)
	same(feed.Items[0].Payload.NotificationPayload.YourTurnNotification.Type, "your_turn")
	same(feed.Items[1].Payload.NotificationPayload.GetActualInstance(), nil)
	same(feed.Items[1].GetGameId(), id)
	legal, _, err := client.PlayAPI.ListLegalCommands(ctx, id).Execute()
	succeeds(err)
	same(legal.Items[0].Command.Command.PickCommand.Type, "pick")
	same(legal.Items[len(legal.Items)-1].Command.Command.GetActualInstance(), nil)

	// Nested objects with unknown fields are read completely.
	settings, _, err := client.NotificationsAPI.GetNotificationSettings(ctx).Execute()
	succeeds(err)
	same(settings.QuietHours.Get().From, "22:00:00")
	same(settings.GetLanguage(), unknown)
	channels := settings.Channels["your_turn"]
	same(channels[len(channels)-1], unknown)
	premove, _, err := client.PlayAPI.GetPremove(ctx, id).Execute()
	succeeds(err)
	same(premove.Plan.Pick[0], "17")
	same(premove.Plan.Place.Get().Otherwise, unknown)
	same(premove.Plan.Place.Get().At.Get().X, int32(1))

	// The document leaves the facts of a record untyped, except for their `type`.
	record, _, err := client.RecordsAPI.DownloadRecord(ctx, id).Execute()
	succeeds(err)
	opened, dealt := record.Events[0].Fact, record.Events[1].Fact
	same(opened.Type, "table_opened")
	same(field(opened.AdditionalProperties, "settings", "players"), float64(2))
	same(field(opened.AdditionalProperties, "timing", "may_return"), true)
	same(field(opened.AdditionalProperties, "series", "number"), float64(2))
	same(dealt.Type, "line_dealt")
	same(len(field(dealt.AdditionalProperties, "proof", "path").([]any)), 1)
	same(record.Events[2].Fact.Type, unknown)
	same(record.Scheme, unknown)

	// An error with an unknown code is read by its status.
	_, response, err := client.GamesAPI.GetGame(ctx, "00000000-0000-0000-0000-000000000000").Execute()
	var failure *kingdomail.GenericOpenAPIError
	same(errors.As(err, &failure), true)
	problem := failure.Model().(kingdomail.Problem)
	same(response.StatusCode, 404)
	same(problem.Code, unknown)
}

// field returns a field of an object that is a field of another one.
func field(object map[string]any, outer, inner string) any {
	return object[outer].(map[string]any)[inner]
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
